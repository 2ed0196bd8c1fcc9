/** Lists the parts of a text that aren't between two marks, such as those of a comment. A mark without its end is words. */
export function listOutside(text: string, start: string, end: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const at = text.indexOf(start, from);
    const to = at < 0 ? -1 : text.indexOf(end, at + start.length);
    parts.push(text.slice(from, to < 0 ? undefined : at));
    if (to < 0) return parts;
    from = to + end.length;
  }
}
