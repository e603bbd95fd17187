const first = "**State.**";
const behind = "**While it runs.**";

/**
 * What the README of the mock says of state, delays and errors of one's own, as a section of the reference. The lines in it are those
 * that the tests of the README run.
 *
 * @throws Error when the README has no such part
 */
export function mockGuide(readme: string): string {
  const start = readme.indexOf(first);
  const end = readme.indexOf(behind, start);
  if (start < 0 || end < 0) throw new Error(`The README of the mock has no part from ${first} to ${behind}`);
  return `# Mock

\`@recruiting-outreach/mock\` answers as the API does, on your machine and without an account. What people ask of a mock most often, each
with a line to copy:

${readme.slice(start, end).trim()}`;
}
