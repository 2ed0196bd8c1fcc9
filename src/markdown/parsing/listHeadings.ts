/** A heading of Markdown: its words, and where its line begins and ends. */
interface Found {
  words: string;
  start: number;
  end: number;
}

const FENCES = ['```', '~~~'];

/** The words of a line that is a heading, without the marks that it may end with; '' for another line. */
function readHeading(line: string): string {
  const [mark] = /^#{1,6}[ \t]+/.exec(line) ?? [];
  if (!mark) return '';
  let end = line.length;
  while (end > mark.length && ' \t#'.includes(line[end - 1]!)) end--;
  // One that has only such marks is a heading of the first.
  return line.slice(mark.length, end) || line.slice(mark.length, mark.length + 1);
}

/** Lists the headings of a text: a line of a block of code may begin with # too. */
export function listHeadings(text: string): Found[] {
  const lines = text.split('\n');
  const headings: Found[] = [];
  // A fence that none ends is no block of code.
  const last = FENCES.map((fence) => lines.findLastIndex((line) => line.startsWith(fence)));
  let fence = '';
  let start = 0;
  lines.forEach((line, i) => {
    const end = start + line.length;
    if (fence) {
      if (line.startsWith(fence)) fence = '';
    } else {
      fence = FENCES.find((mark, which) => line.startsWith(mark) && last[which]! > i) ?? '';
      const words = fence ? '' : readHeading(line);
      if (words) headings.push({ words, start, end });
    }
    start = end + 1;
  });
  return headings;
}
