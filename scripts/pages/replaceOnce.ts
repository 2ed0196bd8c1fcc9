/** The two parts of index.html before and after a text. Throws if the text occurs never or more than once. */
export function splitOnce(html: string, search: string): [string, string] {
  const [before, after, ...more] = html.split(search);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `Expected one ${search} in index.html, found ${html.split(search).length - 1}.`,
    );
  return [before, after];
}

/** Replaces the one occurrence of a text in index.html. Throws if it occurs never or more than once. */
export const replaceOnce = (html: string, search: string, replacement: string): string =>
  splitOnce(html, search).join(replacement);
