const FENCE = /^[ \t>]*(`{3,}|~{3,}|\${2,})(.*)$/gm;

/** Makes a test for ends of lines of a text, asked for in order: whether they are within a block of code or a formula. */
export function openFences(text: string): (end: number) => boolean {
  const fences = text.matchAll(FENCE);
  let next = fences.next();
  let open = '';
  return (end) => {
    for (; !next.done && next.value.index < end; next = fences.next()) {
      const [, fence = '', rest = ''] = next.value;
      // With more of the same after it, it is code or a formula in a line.
      if (!open) open = !fence.startsWith('~') && rest.includes(fence[0]!) ? '' : fence;
      else if (fence.startsWith(open) && !rest.trim()) open = '';
    }
    return open !== '';
  };
}
