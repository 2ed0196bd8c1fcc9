/** Replaces the one occurrence of a text in index.html. Throws if it occurs never or more than once. */
export function replaceOnce(html: string, search: string, replacement: string): string {
  const parts = html.split(search);
  if (parts.length !== 2)
    throw new Error(`Expected one ${search} in index.html, found ${parts.length - 1}.`);
  return parts.join(replacement);
}
