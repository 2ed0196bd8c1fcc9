// Converts a dropped file. Loaded on demand.
import { convertMarkdown } from './convertMarkdown';
import type { Losses } from './findLosses';
import type { More } from './readMarkdown';
import { readDocument } from './readDocument';

/** Converts a Markdown file, or one with `more` syntax. What the form has fields for stays in its front matter. */
export async function convertDocument(
  text: string,
  more?: More,
): Promise<{ body: string } & Losses> {
  const { fields, body: source } = readDocument(text);
  const lines = text.slice(0, text.length - source.length).split('\n').length - 1;
  const { body, lost, left } = await convertMarkdown(source, { more });
  const stated = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${JSON.stringify(value)}\n`,
  );
  const matter = stated.length > 0 ? `---\n${stated.join('')}---\n\n` : '';
  const inFile = (all: Losses['lost']) =>
    all.map((one) => ({ ...one, line: one.line && one.line + lines }));
  return { body: matter + body, lost: inFile(lost), left: inFile(left) };
}
