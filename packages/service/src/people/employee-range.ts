/** A head count between two numbers, both included. */
export interface EmployeeRange {
  readonly min: number;
  /** Undefined for a range without an end. */
  readonly max: number | undefined;
}

/**
 * A range of head counts as it is written; undefined for what is no range.
 *
 * @example
 * employeeRange("1,001-5,000"); // { min: 1001, max: 5000 }
 * employeeRange("10001+"); // { min: 10001, max: undefined }
 */
export function employeeRange(text: string): EmployeeRange | undefined {
  const [, min, max, open] = /^(\d+)\s*(?:[-–]\s*(\d+)|(\+))$/.exec(text.replaceAll(",", "").trim()) ?? [];
  if (min === undefined) return undefined;
  return { min: Number(min), max: open ? undefined : Number(max) };
}
