// HTML and Markdown of other programs as the Markdown of this site's posts.
export { convertDocument } from './markdown/convertDocument';
export { convertFile, convertMarkdown } from './markdown/convertMarkdown';
export type { Losses } from './markdown/findLosses';
export { toWords } from './flow';
export { asText, type Fields, readDocument, readFrontMatter, toList } from './markdown/frontMatter';
export { findAddress } from './embedded';
export { htmlToMarkdown } from './html/convertHtml';
export { readPage } from './markdown/joinHtml';
export { parseHtml } from './html/parseHtml';
export type { Door } from './replaceAddresses';
export { readArguments } from './templates/templateTags';
