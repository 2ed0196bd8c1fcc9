import type * as mdast from 'mdast';
import { parseSyntax } from '../../src/blog/markdownSyntax';
import { applyEdits, type Edit, indent, listNodes } from './edits';

interface Addresses {
  /** The Markdown for an image; undefined to leave it as it is. */
  image: (address: string, alt: string) => Promise<string | undefined>;
  /** The new address of a link; undefined to leave it as it is. */
  link: (address: string) => string | undefined;
  keepsLines?: boolean;
}

const WIKI = /(!?)\[\[(?!\s)([^\]|#\n]*)(?:#[^\]|\n]*)?(?:\|([^\]\n]*))?\]\]/g;

/** Replaces what posts show as text: definitions, indented code and Obsidian's links. Also new addresses, and new lines that readers don't see. */
export async function rewriteMarkdown(
  source: string,
  { image, link, keepsLines }: Addresses,
): Promise<string> {
  const nodes = listNodes(parseSyntax(source, []));
  const definitions = new Map(
    nodes.flatMap(({ node }) =>
      node.type === 'definition' ? [[node.identifier, node] as const] : [],
    ),
  );

  async function replaceWords(text: string): Promise<string> {
    const lines = keepsLines ? text : text.replaceAll(/[ \t]*\n[ \t>]*/g, ' ');
    let words = lines;
    for (const [whole, isImage, name = '', alias] of lines.matchAll(WIKI)) {
      const address = encodeURI(name.trim());
      // Obsidian has a width in the place of an alternative text.
      const alt = /^\d+(x\d+)?$/.test(alias ?? '') ? '' : (alias ?? '');
      const target = isImage ? undefined : link(`${address}.md`);
      const shown = (alias ?? name).trim();
      // Elsewhere than in Obsidian, it may be code.
      const unknown = keepsLines && shown ? shown : whole;
      const linked = target ? `[${shown}](${target})` : unknown;
      const made = isImage ? ((await image(address, alt)) ?? whole) : linked;
      words = words.replace(whole, () => made);
    }
    return words;
  }

  /** Replaces what follows the words of a link. */
  function replaceTarget(
    node: mdast.Link | mdast.LinkReference,
    address: string | undefined,
  ): Edit[] {
    const { start, end } = node.position!;
    const from = node.children.at(-1)?.position!.end ?? start;
    const isAutolink = from.offset === end.offset || source[start.offset!] === '<';
    if (!address || isAutolink) return [];
    return [{ start: from, end, text: `](${address.replaceAll(' ', '%20')})` }];
  }

  async function edit(node: mdast.Nodes): Promise<Edit[]> {
    const position = node.position!;
    const text = source.slice(position.start.offset, position.end.offset);
    const replace = (by: string | undefined) =>
      by === undefined ? [] : [{ ...position, text: by }];
    switch (node.type) {
      case 'definition':
        return replace('');
      case 'break':
        return replace('\n');
      case 'code': {
        // Fences within it need longer ones.
        const fence = node.value.includes('```') ? '````' : '```';
        const isFenced = /^(`{3}|~{3})/.test(text);
        return isFenced ? [] : replace(indent(`${fence}\n${node.value}\n${fence}`, position));
      }
      case 'text': {
        const words = await replaceWords(text);
        return words === text ? [] : replace(words);
      }
      case 'image':
        return replace(await image(node.url, node.alt ?? node.title ?? ''));
      case 'imageReference': {
        const { url } = definitions.get(node.identifier)!;
        return replace((await image(url, node.alt ?? '')) ?? `![${node.alt ?? ''}](${url})`);
      }
      case 'link':
        return replaceTarget(node, link(node.url));
      case 'linkReference': {
        const { url } = definitions.get(node.identifier)!;
        return replaceTarget(node, link(url) ?? url);
      }
      default:
        return [];
    }
  }

  const edits: Edit[] = [];
  for (const { node } of nodes) edits.push(...(await edit(node)));
  return applyEdits(source, edits);
}
