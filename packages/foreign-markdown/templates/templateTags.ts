// Replaces the tags of Liquid, which Jekyll, Hexo and dev.to have, and the shortcodes of Hugo.
import { readCodeInfo, writeCodeInfo } from '#post-markdown';
import { findKind } from '../callouts';
import { findAddress, PICTURE } from '../embedded';
import { replaceTags } from '../formulas/replaceTex';

const ARGUMENT = /(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|`([^`]*)`|(?!,(?:\s|$))([^\s"'`=]+))/g;
// Tags whose content depends on something that a post lacks, or is for a program.
const LOGIC =
  /^(?:if|ifchanged|unless|for|case|capture|tablerow|with|style|javascript|schema|renderTemplate)$/;

/** A tag or a shortcode. */
interface Tag {
  name: string;
  /** What is between its name and its end. */
  source: string;
  isEnd: boolean;
  /** Whether it stands around something. */
  hasEnd: boolean;
  /** Whether readers see the address that it gives, as it is not that of a link. */
  isShown?: boolean;
}

/** Whether what a tag stands around is shown as it is. */
export const isWrapper = ({ name, hasEnd }: Tag): boolean => hasEnd && !LOGIC.test(name);

/** Reads the values of a shortcode or a tag, and those that have a name. */
export function readArguments(source: string) {
  const named: Record<string, string> = {};
  const values: string[] = [];
  // Liquid has a colon after a name.
  let key: string | undefined;
  for (const [, name = key, ...quoted] of source.matchAll(ARGUMENT)) {
    const value = quoted.find((text) => text !== undefined) ?? '';
    key = value === quoted[3] && /^[\w-]+:$/.test(value) ? value.slice(0, -1) : undefined;
    if (key) continue;
    if (name) named[name] = value;
    else if (value) values.push(value);
  }
  if (key) values.push(`${key}:`);
  return { named, values };
}

const escapeTitle = (text: string) => text.replaceAll(/["\\]/g, '\\$&');
const escapeLabel = (text: string) => text.replaceAll(/[[\]\\]/g, '\\$&');

/** The picture of a shortcode or an include; undefined if it has none. */
function toFigure({ named, values }: ReturnType<typeof readArguments>): string | undefined {
  const at = values.findIndex((value) => PICTURE.test(value));
  const { src = named.path ?? named.url ?? named.image_path ?? named.image ?? values[at] } = named;
  if (!src) return undefined;
  // Hugo shows all three.
  const title = [named.title, named.caption, named.attr].filter(Boolean).join('. ');
  // Hexo has a size and the words after the address.
  const words = at < 0 ? [] : values.slice(at + 1).filter((value) => !/^\d+(?:px|%)?$/.test(value));
  const alt = named.alt ?? (title || words.join(' '));
  return `![${escapeLabel(alt)}](<${src}>${title ? ` "${escapeTitle(title)}"` : ''})`;
}

/** What a file of Jekyll calls its post. */
const toPostName = (path: string): string =>
  path.replace(/^.*\//, '').replace(/^\d{4}-\d\d-\d\d-|\.\w+$/g, '');

/** Replaces one tag or shortcode; undefined if it stays as it is. */
export function replaceTag(tag: Tag): string | undefined {
  const { name, source, isEnd, hasEnd, isShown } = tag;
  const all = readArguments(source);
  const { named, values } = all;
  const [first = ''] = values;
  const kind = findKind(name);
  if (/^(?:endraw|raw|comment|highlight|toc|table-?of-?contents)$/.test(name)) return '';
  const at = values.findIndex((value) => /^https?:/.test(value));
  // Hexo's leads to another site, after its words.
  if (name === 'link' && at > 0)
    return `[${escapeLabel(values.slice(0, at).join(' '))}](<${values[at]}>)`;
  if (/^(?:post_url|post_path|post_link|link|ref|relref)$/.test(name) && at !== 0) {
    const [path = '', fragment] = (named.path ?? first).split('#');
    const isFile = /\.(?:mdx?|markdown|html?)$/.test(path);
    const address = `${isFile ? path : `${path}.md`}${fragment ? `#${fragment}` : ''}`;
    // Hexo's is a whole link, with its words after the address.
    const words = values.slice(1).filter((value) => !/^(?:true|false)$/.test(value));
    const label = words.join(' ') || (isShown ? toPostName(path) : path);
    return name === 'post_link' || isShown ? `[${escapeLabel(label)}](<${address}>)` : address;
  }
  if (hasEnd && (kind || /^(?:details|expand|collapse|spoiler)$/.test(name))) {
    if (isEnd) return ':::';
    const stated = findKind(named.type ?? first) ? (named.type ?? first) : name;
    const title = named.title ?? named.summary ?? (stated === first ? values[1] : first);
    return `:::${kind ? stated : 'details'}${title ? `[${title}]` : ''}`;
  }
  const include = name === 'include' ? first.replace(/\.html$/, '').replace(/^.*\//, '') : name;
  if (/^(?:figure|img|image|picture|asset_img)$/.test(include))
    // One around pictures has none itself.
    return toFigure(all) ?? (hasEnd ? '' : undefined);
  const address = findAddress(include, named, name === 'include' ? values.slice(1) : values);
  if (address) return `<${address}>`;
  if (!isWrapper(tag)) return undefined;
  const isQuoted = (value: string) =>
    [`"${value}"`, `'${value}'`].some((all) => source.includes(all));
  const title = named.title ?? named.label ?? named.name ?? values.find(isQuoted);
  return title && !isEnd ? `**${title}**<br>` : '';
}

/** Makes a block of code. Its source may name marked lines as the words after a fence do. */
export function toFence(language: string, inside: string, source: string, title?: string): string {
  const longest = Math.max(2, ...(inside.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  // The end is as far in as its tag, which may be in a list.
  const code = inside.replace(/^[ \t]*\n?/, '\n').replace(/(?:\n|(?<![ \t]))([ \t]*)$/, '\n$1');
  const { marked } = readCodeInfo(`code ${source}`);
  return fence + writeCodeInfo({ language, title, marked }) + code + fence;
}

/** Replaces a tag together with what stands between it and its end: code, a formula or a quotation. */
export function replacePair(name: string, source: string, inside: string): string {
  const { named, values } = readArguments(source);
  switch (name) {
    case 'raw':
      return inside;
    case 'katex':
    case 'math':
      return replaceTags(inside);
    case 'blockquote':
    case 'pullquote': {
      const who = [...values, named.author ?? ''].join(' ').trim();
      const from = name === 'blockquote' && who ? `\n>\n> — ${who}` : '';
      return `> ${inside.trim().replaceAll('\n', '\n> ')}${from}`;
    }
    case 'code':
    case 'codeblock': {
      const isFence = /^\s*(?:```|~~~)/.test(inside);
      const language =
        values.find((value) => value.startsWith('lang:'))?.slice('lang:'.length) ?? '';
      const title =
        named.title ?? named.file ?? values.filter((value) => !value.includes(':')).join(' ');
      if (!isFence) return toFence(language, inside, source, title);
      return inside.replace(/(?:`{3,}|~{3,})[^\n]*/, (line) =>
        [line, writeCodeInfo({ title })].join(' ').trim(),
      );
    }
    default:
      return toFence(name === 'mermaid' ? name : (values[0] ?? ''), inside, source);
  }
}
