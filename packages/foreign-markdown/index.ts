// HTML and Markdown of other programs as the Markdown of this site's posts.
export { convertDocument } from './convertDocument';
export { convertFile, convertMarkdown } from './convertMarkdown';
export type { Losses } from './findLosses';
export { toWords } from './flow';
export { asText, type Fields, readDocument, readFrontMatter, toList } from './frontMatter';
export { findAddress } from './html/embedded';
export { htmlToMarkdown } from './html/htmlToMarkdown';
export { readPage } from './html/joinHtml';
export { parseHtml } from './html/parseHtml';
export type { Door } from './replaceAddresses';
export { readArguments } from './templates/templateTags';
