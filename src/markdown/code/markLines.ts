import type { CodePart } from '../../post/text/tree';

/** Splits code into its lines, none of which has a part that goes on in the next one. */
function splitLines(parts: CodePart[]): CodePart[][] {
  const lines: CodePart[][] = [[]];
  for (const part of parts) {
    const pieces: CodePart[] =
      typeof part === 'string'
        ? part.split('\n')
        : splitLines(part[1]).map((inside): CodePart => [part[0], inside]);
    for (const [i, piece] of pieces.entries()) {
      if (i > 0) lines.push([]);
      if (piece.length > 0) lines.at(-1)!.push(piece);
    }
  }
  return lines;
}

/** Marks lines of code, such as `1,3-5`. */
export function markLines(parts: CodePart[], marked = ''): CodePart[] {
  if (!marked) return parts;
  const runs = marked.split(',').map((run) => run.split('-').map(Number));
  let next = 0;
  return splitLines(parts).flatMap((line, i): CodePart[] => {
    const [from = Infinity, to = from] = runs[next] ?? [];
    if (i + 1 >= to) next++;
    const isMarked = i + 1 >= from;
    const end = i > 0 ? ['\n'] : [];
    return [...end, ...(isMarked ? [['mark', line] satisfies CodePart] : line)];
  });
}
