// The line of a text that begins a section: its mark, and the heading.
const HEADING = /^(?:##(?: (.*))?|# (.*))$/;

/** The heading of the section that a line begins; undefined for another line. */
export function readHeading(line: string): string | undefined {
  const found = HEADING.exec(line);
  return found ? (found[1] ?? found[2] ?? '') : undefined;
}

/** Writes the line that begins a section. */
export const writeHeading = (heading: string): string => `## ${heading}`.trimEnd();

/** Escapes a line that would begin a section: it draws the same. */
export const escapeHeading = (line: string): string =>
  readHeading(line) === undefined ? line : `\\${line}`;
