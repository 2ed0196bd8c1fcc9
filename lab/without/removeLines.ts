import type { Line } from './parts';

const indentOf = (line: string) => /^ */.exec(line)![0].length;
const isClosing = (line = '') => /^\s*(?:[)\]}]|<\/|\/>)/.test(line);

/** Finds where the block that a line begins ends: after what is indented below it, and what closes it. */
function findEnd(lines: string[], at: number): number {
  const indent = indentOf(lines[at]!);
  let end = at + 1;
  while (end < lines.length && (!lines[end]!.trim() || indentOf(lines[end]!) > indent)) end++;
  if (end > at + 1 && isClosing(lines[end]) && indentOf(lines[end]!) === indent)
    // Such as `}) => {`, after parameters on lines of their own.
    return /[{([]$/.test(lines[end]!) ? findEnd(lines, end) : end + 1;
  while (!lines[end - 1]!.trim()) end--;
  return end;
}

/** Deletes lines with the blocks they begin, or replaces a text. Throws unless it stands in the file exactly once. */
export function removeLine(text: string, line: Line): string {
  if (typeof line !== 'string') {
    const count = text.split(line.from).length - 1;
    if (count !== 1) throw new Error(`This text is there ${count} times: ${line.from}`);
    return text.replace(line.from, () => line.to);
  }
  const lines = text.split('\n');
  const target = line.trim();
  const places = lines.flatMap((one, at) => (one.trim() === target ? [at] : []));
  if (places.length !== 1) throw new Error(`This line is there ${places.length} times: ${target}`);
  const [at] = places as [number];
  lines.splice(at, findEnd(lines, at) - at);
  return lines.join('\n');
}
