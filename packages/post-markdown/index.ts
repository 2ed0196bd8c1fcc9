// The Markdown of this site's posts.
export { cutBlocks, withoutCode } from './cutBlocks';
export { createLimit, isSlow, isTooMuch } from './limits';
export { gfmNodes, gfmSyntax, HEADINGS, NEVER, parseSyntax } from './syntax';
export { listParts, parseBlocks } from './parseBlocks';
