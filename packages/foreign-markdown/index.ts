// HTML and Markdown of other programs as the Markdown of posts. What converts is loaded when it is called first.
import type * as Words from './addresses/convertWords';
import type * as CodeOf from './html/convertCode';
import type * as Document from './markdown/convertDocument';
import type * as Html from './html/convertHtml';
import type * as Markdown from './markdown/convertMarkdown';

export const convertHtml: typeof Html.convertHtml = async (...args) =>
  (await import('./html/convertHtml')).convertHtml(...args);

/** Code of VS Code, which says its language, as Markdown; undefined if it is no code. */
export const convertCode = async (...args: Parameters<typeof CodeOf.convertCode>) =>
  (await import('./html/convertCode')).convertCode(...args);

/** Plain words, whose addresses are replaced like those of others. */
export const convertWords = async (...args: Parameters<typeof Words.convertWords>) =>
  (await import('./addresses/convertWords')).convertWords(...args);

export const convertMarkdown: typeof Markdown.convertMarkdown = async (...args) =>
  (await import('./markdown/convertMarkdown')).convertMarkdown(...args);

export const convertFile: typeof Markdown.convertFile = async (...args) =>
  (await import('./markdown/convertMarkdown')).convertFile(...args);

export const convertDocument: typeof Document.convertDocument = async (...args) =>
  (await import('./markdown/convertDocument')).convertDocument(...args);

/** Separates a document into its fields and its words. Rejects if its front matter can't be read. */
export const readDocument = async (text: string) =>
  (await import('./markdown/frontMatter')).readDocument(text);

/** Loads all of it, for a page that may be without a connection when it needs it. */
export const loadConverters = () =>
  Promise.all([
    import('./html/convertHtml'),
    import('./html/convertCode'),
    import('./addresses/convertWords'),
    import('./markdown/convertMarkdown'),
    import('./markdown/convertDocument'),
    import('./markdown/frontMatter'),
    import('./markdown/mdx'),
  ]);

export type { Losses } from './findLost';
export { mayHaveAddress } from './addresses/mayHaveAddress';
export { mayBeFormatted } from './html/mayBeFormatted';
export { parseHtml } from './html/parseHtml';
export {
  asText,
  type Fields,
  readFrontMatter,
  toList,
  toPlainFields,
} from './markdown/frontMatter';
export { toPlainText } from './markdown/joinHtml';
export type { AddressBook } from './replaceAddresses';
export { isShortcode, readShortcode, replaceShortcodes } from './templates/shortcodes';
export { readArguments } from './templates/templateTags';
