/** Parses a JSON file's text. Throws an error that says in which line and column it goes wrong. */
export function parseJson(text: string, file: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  let position: number;
  try {
    return JSON.parse(json);
  } catch (error) {
    // The message has none if the text ends too early.
    position = Number(/at position (\d+)/.exec(String(error))?.[1] ?? json.length);
  }
  const lines = json.slice(0, position).split('\n');
  throw new SyntaxError(
    `${file}, line ${lines.length}, column ${lines.at(-1)!.length + 1} is not valid JSON: a comma, a quote or a ` +
      'bracket is missing or too many, there or at the end of the line before.',
  );
}
