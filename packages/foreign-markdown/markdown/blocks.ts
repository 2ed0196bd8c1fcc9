// Reads blocks that other programs have more in.
import type * as mdast from 'mdast';
import { textNode, toFlow, toWords } from '../flow';

const TABLE_OF_CONTENTS = /\{:\s*toc\b|^\[{1,2}_?toc_?\]{1,2}$/i;
const TITLE = /\b(?:title|file|filename|name)=(["']?)(?<name>[^"']+?)\1(?=[\s}]|$)/;

/** Whether a block is a table of contents, which every page has anyway. */
export const isContents = (node: mdast.Nodes): boolean =>
  (node.type === 'paragraph' || node.type === 'list') &&
  TABLE_OF_CONTENTS.test(toWords(node).trim());

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

/** A block of code, under its name if it has one. */
export function toCode({ lang, meta, value, position }: mdast.Code): mdast.Nodes[] {
  const [language, file] = (lang ?? '').split(/:(?=\w)/);
  const name = file ?? TITLE.exec(`${lang ?? ''} ${meta ?? ''}`)?.groups?.name;
  // Hugo and kramdown have braces right after it, Pandoc around it.
  const plain =
    language!
      .replace(/^\w+=.*/, '')
      .replace(/^\{\.?([\w-]+).*/, '$1')
      .replace(/\{.*/, '') || null;
  const code: mdast.Code = { type: 'code', value, position, lang: plain };
  return name ? [...toFlow([{ type: 'inlineCode', value: name }]), code] : [code];
}
