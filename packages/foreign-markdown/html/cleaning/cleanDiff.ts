// Comparisons of two versions, whose tables become one block of code.
import { makeElement } from '../parseHtml';
import { ADDED, DELETED, DIFF_LINE } from '../signs';

const HUNK = '.blob-code-hunk';

function findSign(line: Element): string {
  const stated = line.getAttribute('data-code-marker');
  if (stated) return stated;
  const around = [line, line.parentElement, line.closest('td')];
  const matches = (selector: string) => around.some((element) => element?.matches(selector));
  if (line.closest(HUNK)) return '';
  return matches(ADDED) ? '+' : matches(DELETED) ? '-' : ' ';
}

/** Lists the lines of a row: two of them if both versions stand side by side, and differ. */
function readRow(row: Element): string[] {
  const all = [...row.querySelectorAll(DIFF_LINE)].filter((line) => !line.querySelector(DIFF_LINE));
  const lines = all.map((line) => findSign(line) + line.textContent.replaceAll(/^\n|\n$/g, ''));
  // Beside a new line may be a place without one.
  const isEmpty = (line: string) => lines.length > 1 && !line.trim();
  return [...new Set(lines)].filter((line) => !isEmpty(line));
}

/** Makes a block of code of each table that compares two versions. */
export function cleanDiff(body: Element): void {
  for (const table of body.querySelectorAll('table')) {
    const isDiff = table.querySelector(
      `[data-code-marker], .blob-code-addition, .blob-code-deletion, .diff-text, .line_content.new, .line_content.old`,
    );
    if (!isDiff) continue;
    const lines = [...table.querySelectorAll('tr')].flatMap(readRow);
    table.replaceWith(makeElement(table, 'pre', { 'data-language': 'diff' }, [lines.join('\n')]));
  }
}
