// The Markdown of this site's posts.
export { readCodeInfo, writeCodeInfo } from './codeInfo';
export { cutBlocks, withoutCode } from './cutBlocks';
export { mayOpen } from './emphasis';
export { createLimit, isSlow, isTooMuch } from './limits';
export { mayHaveMarkdown } from './mayHaveMarkdown';
export { openFences } from './openFences';
export { gfmNodes, gfmSyntax, HEADINGS, NEVER, parseSyntax, WITHIN_BLOCKS } from './syntax';
export { listMentioned, listParts, parseBlocks } from './parseBlocks';
export { writeBlockFormula, writeInlineFormula } from './writeFormula';
