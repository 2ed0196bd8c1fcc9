/** Parses the text of a JSON file. Throws an error with the line and column where parsing fails. */
export function parseJson(text: string, file: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    // The message has no position if the text ends too early.
    const position = Number(/at position (\d+)/.exec(String(error))?.[1] ?? json.length);
    const lines = json.slice(0, position).split('\n');
    const place = `${file}, line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
    throw new SyntaxError(
      `${place} is not valid JSON. Look there and at the end of the line before for a missing or extra comma, quote or bracket.`,
      { cause: error },
    );
  }
}
