/** An identifier of 24 hexadecimal characters that begins like this and ends with a number. */
export function hexId(prefix: string, number: number): string {
  return prefix + number.toString(16).padStart(24 - prefix.length, "0");
}
