import { isNode, LineCounter, parseDocument } from 'yaml';

/** Finds the line in which a value of a JSON text begins, or else what should contain it. */
export function findLine(text: string, path: PropertyKey[]): number {
  const lineCounter = new LineCounter();
  // JSON is YAML, whose parser knows where a value is.
  const json = parseDocument(text, { lineCounter, uniqueKeys: false });
  const node = json.getIn(path, true);
  if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
  return path.length > 0 ? findLine(text, path.slice(0, -1)) : 1;
}

/** Whether a text could go on as JSON. */
function isStart(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
    return /Unexpected end|Unterminated/.test(String(error)) || Number(position) === text.length;
  }
}

/** Finds where a text stops being JSON. Not all messages of JSON.parse have a position. */
function findFault(json: string): number {
  let [from, to] = [0, json.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (isStart(json.slice(0, middle))) from = middle;
    else to = middle - 1;
  }
  return from;
}

/** What is wrong where a text stops being JSON, by how it goes on there. */
const FAULTS: [begins: RegExp, what: string][] = [
  [/^(?:\/\/|\/\*|#)/, 'is a comment, which JSON doesn’t allow. Remove it, and the others.'],
  [/^[“”„«»‘’‚']/, 'is a curly or single quote. JSON has straight double ones: ".'],
  [
    /^(?:)/,
    'is not valid JSON. Look there and at the end of the line before for a missing or extra comma, quote or bracket.',
  ],
];

/** Parses the text of a JSON file. Throws an error with the line and column where parsing fails. */
export function parseJson(text: string, file: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    const end = findFault(json);
    const lines = json.slice(0, end).split('\n');
    const position = `${file}, line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
    const [, what] = FAULTS.find(([begins]) => begins.test(json.slice(end)))!;
    throw new SyntaxError(`${position} ${what}`, { cause: error });
  }
}
