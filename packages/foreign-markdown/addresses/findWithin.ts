// Where in an address another one is.

/** Finds the address that another has within; undefined if it has none. */
export type Find = (url: URL) => string | undefined;

/** The first of these parameters that there is. */
export const inParameter =
  (...names: string[]): Find =>
  ({ searchParams }) =>
    names.map((name) => searchParams.get(name)).find(Boolean) ?? undefined;

/** What a pattern finds in the whole address. */
export const inPath =
  (pattern: RegExp): Find =>
  ({ href }) =>
    pattern.exec(href)?.[1];

/** Finds what stands between what a pattern finds and the next match of another, at least one character, and that match. */
function findBetween(text: string, start: RegExp, end: RegExp) {
  const begin = start.exec(text);
  if (!begin) return undefined;
  const from = begin.index + begin[0].length;
  const stop = end.exec(text.slice(from + 1));
  return stop && { inside: text.slice(from, from + 1 + stop.index), stop };
}

/** What stands between two patterns in the whole address. */
export const inMarks =
  (start: RegExp, end: RegExp): Find =>
  ({ href }) =>
    findBetween(href, start, end)?.inside;

/** Decodes base64, also as addresses have it; undefined if it is none. */
export const fromBase64 = (text: string | undefined): string | undefined => {
  try {
    const bytes = text && atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return bytes && new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
};

/** The whole query is the address. */
export const inQuery: Find = ({ search, hash }) => search.slice(1) + hash;

/** A parameter, in base64. */
export const inBase64 =
  (name: string): Find =>
  ({ searchParams }) =>
    fromBase64(searchParams.get(name)?.replace(/^a1/, ''));

const RUNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Proofpoint puts a star for what addresses may not have, two and a letter for several of them, and all of them at the end. */
export const inStars: Find = ({ href }) => {
  const found = findBetween(href, /\/v3\/__/, /__;([\w-]*)=*!/);
  const [, hidden = ''] = found?.stop ?? [];
  const signs = [...(fromBase64(hidden) ?? '')];
  const whole = found?.inside.replaceAll(/\*(?:\*([\w-]))?/g, (star, run?: string) => {
    const put = signs.splice(0, run ? RUNS.indexOf(run) + 2 : 1);
    return put.join('') || star;
  });
  return whole?.replace(/^(https?:\/)(?!\/)/i, '$1/');
};

/** In its second version, it has its own signs for them. */
export const inDashes: Find = ({ searchParams }) =>
  searchParams.get('u')?.replaceAll('-', '%').replaceAll('_', '/');

/** JSON in base64, as Substack has it. */
export const inJson: Find = ({ pathname }) => {
  const text = fromBase64(/\/redirect\/2\/([\w-]+)/.exec(pathname)?.[1]);
  return /"e":"([^"\\]+)"/.exec(text ?? '')?.[1];
};
