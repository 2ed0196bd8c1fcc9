// Reads blocks that other programs have more in.
import type * as mdast from 'mdast';
import { readCodeInfo, writeCodeInfo } from '#post-markdown';
import { textNode, toWords } from '../flow';
import { readCodeNotes } from './codeNotes';
import { withoutEscapes } from './readMarkdown';

const TABLE_OF_CONTENTS = /\{:\s*toc\b|^\[{1,2}_?toc_?\]{1,2}$/i;

/** Whether a block is a table of contents, which every page has anyway. */
export const isContents = (node: mdast.Nodes): boolean =>
  (node.type === 'paragraph' || node.type === 'list') &&
  TABLE_OF_CONTENTS.test(toWords(node).trim());

const CONTENTS_TITLE = /^(?:(?<own>contents)|table of contents|toc)$/i;

/** Leaves out the heading of a table of contents, which the program of the old blog adds below it. */
export const withoutContents = (nodes: mdast.RootContent[]): mdast.RootContent[] =>
  nodes.filter((node, i) => {
    const title = node.type === 'heading' && CONTENTS_TITLE.exec(toWords(node).trim());
    const next = nodes[i + 1];
    // A list may be one that the author has written, and so may be words below "Contents".
    const isWritten =
      next && !isContents(next) && (next.type === 'list' || (title && title.groups?.own));
    return !title || isWritten;
  });

/** Makes a caption of the words in italics on the line under a picture, as themes of Jekyll do. */
export function withCaption(children: mdast.PhrasingContent[]): mdast.PhrasingContent[] {
  const [image, space, caption, ...others] = children;
  const isUnder = space?.type === 'text' && /^(?:\{:[^{}]*\})?[ \t]*\n[ \t]*$/.test(space.value);
  const isCaption = isUnder && caption?.type === 'emphasis' && others.length === 0;
  return image?.type === 'image' && isCaption ? [{ ...image, title: toWords(caption) }] : children;
}

/** Puts into the last column what GitHub would leave out. */
export function joinCells({ children: [head, ...rows] }: mdast.Table): mdast.TableRow[] {
  const columns = head!.children.length;
  const joined = rows.map((row): mdast.TableRow => {
    const [last, ...more] = row.children.slice(columns - 1);
    if (more.length === 0) return row;
    const words = more.flatMap((cell) => [textNode(' | '), ...cell.children]);
    const cell: mdast.TableCell = { ...last!, children: [...last!.children, ...words] };
    return { ...row, children: [...row.children.slice(0, columns - 1), cell] };
  });
  return [head!, ...joined];
}

const PYTHON_LANGUAGE = /^(?::::|#!)([a-z][\w+#-]*)\n/i;

/** Writes what stands above a block of code as posts have it. */
export function toCode(written: mdast.Code): mdast.Code {
  // Python's programs have the language in the first line.
  const [first = '', named] = (!written.lang && PYTHON_LANGUAGE.exec(written.value)) || [];
  const node = named
    ? { ...written, lang: named, value: written.value.slice(first.length) }
    : written;
  const info = readCodeInfo(withoutEscapes([node.lang, node.meta].filter(Boolean).join(' ')));
  const { value, marked, isDiff } = readCodeNotes(node);
  const both = readCodeInfo(`code {${[info.marked, marked].filter(Boolean).join()}}`).marked;
  const language = isDiff ? 'diff' : info.language;
  return {
    ...node,
    value,
    lang: writeCodeInfo({ ...info, language, marked: both }) || null,
    meta: null,
  };
}
