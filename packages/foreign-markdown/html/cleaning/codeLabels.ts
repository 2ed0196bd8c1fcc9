// Finds the language and the title of code and its marked lines in what highlighters make of them.
import {
  AROUND_CODE,
  CODE_TITLES,
  LANGUAGE_CLASS,
  LANGUAGES,
  LINES,
  MARKED,
  MARKED_LISTS,
} from '../signs';

const HEADER =
  /codeHeader panelHeader|(?:code|gatsby|remark|rehype|prism)[\w-]{0,99}(?:title|file-?name)|^(?:file-?name|title|code-lang)\b/i;
// For private use: stands in a marked line until the text has been read.
const MARK = '\uE0FD';

/** Finds the value of the first of these attributes that an element has. */
const findValue = (element: Element, names: string[]): string | undefined =>
  names.map((name) => element.getAttribute(name)).find(Boolean) ?? undefined;

// No more of an attribute is read.
const MAX_CLASSES = 2_000;

/** Finds the language of code, in lower case. */
export function findLanguage(block: Element): string | undefined {
  const around = AROUND_CODE.map((selector) => block.closest(selector));
  const all = [block.querySelector('code'), block, block.parentElement, ...around];
  const read = (name: string) => all.map((element) => element?.getAttribute(name)).find(Boolean);
  const stated = LANGUAGES.map(read).find(Boolean);
  const named = all
    .map((element) => LANGUAGE_CLASS.exec(element?.className.slice(0, MAX_CLASSES) ?? '')?.[1])
    .find(Boolean);
  const own = [block, all[0]].map((element) => element?.getAttribute('lang')).find(Boolean);
  const line = block.querySelector(LINES)?.getAttribute('lang');
  // Some have the name of the file after it.
  const language = (stated ?? named ?? own ?? line)
    ?.toLowerCase()
    .replace(/:.*/s, '')
    .replace(/^ipython\d?$/, 'python');
  return language && /^(?:none|plain|plaintext|text|auto)$/.test(language) ? undefined : language;
}

/** Takes the words of a figure that has nothing but them and code. */
function takeCaption(block: Element): string | undefined {
  const figure = block.closest('figure');
  const [caption, ...others] = figure?.querySelectorAll('figcaption') ?? [];
  if (!figure || !caption || others.length > 0 || caption.contains(block)) return undefined;
  // Hexo links the file after its name.
  const words = (caption.querySelector('span:first-child') ?? caption).textContent.trim();
  const rest = figure.textContent.replace(caption.textContent, '').trim();
  if (!words || words.includes('\n') || rest !== block.textContent.trim()) return undefined;
  caption.remove();
  return words;
}

/** Takes the title of a block of code, which may be an attribute, a caption or an element `above` it. */
export function takeTitle(block: Element, above: Element | undefined): string | undefined {
  const stated = findValue(block, CODE_TITLES) ?? takeCaption(block);
  if (stated) return stated;
  const words = above?.textContent.trim() ?? '';
  const isTitle = above?.matches('div, span, p') && HEADER.test(above.className);
  if (!isTitle || !words || words.includes('\n')) return undefined;
  above!.remove();
  return words;
}

/** Remembers in the text of code which lines are marked. */
export function insertMarks(body: Element): void {
  for (const line of body.querySelectorAll(MARKED)) if (line.closest('pre')) line.prepend(MARK);
}

/** Takes the marks out of the text of a block. Returns its text and a list of its marked lines. */
export function takeMarks(block: Element, text: string): { text: string; marked?: string } {
  const lines = text.replace(/^\n/, '').split('\n');
  const numbers = lines.flatMap((line, i) => (line.includes(MARK) ? i + 1 : []));
  const marked = numbers.length > 0 ? numbers.join() : findValue(block, MARKED_LISTS);
  return { text: text.replaceAll(MARK, ''), marked };
}
