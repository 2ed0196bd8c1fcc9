// Formulas between backslashes and between tags become those between dollars.
const TEX = /\\[a-z]|(?<!\\)[\^_]|=|^\s*[a-z]\s*$/i;

const inLine = (tex: string) => `$\`${tex.trim()}\`$`;

/** Replaces a formula between backslashes, in a line or on lines of its own; undefined if it is none. */
export function replaceTex(tex?: string, shown?: string): string | undefined {
  if (tex && TEX.test(tex)) return inLine(tex);
  if (!shown || !TEX.test(shown)) return undefined;
  return shown.includes('\n') ? `$$\n${shown.trim()}\n$$` : `$$${shown}$$`;
}

/** Replaces a formula between tags. */
export function replaceTags(inside: string): string {
  if (inside.includes('$')) return inside;
  return inside.includes('\n') ? `$$${inside}$$` : inLine(inside);
}
