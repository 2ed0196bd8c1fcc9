import { cutBlocks, withoutCode } from '../../../../packages/post-markdown/cutBlocks';
import * as limits from '../../../../packages/post-markdown/limits';
import { listParts, parseBlocks } from '../../../../packages/post-markdown/parseBlocks';
import { NEVER } from '../../../../packages/post-markdown/syntax';
import { type Calls, onText } from '../shapes';

/** What is parsed of the Markdown of posts. */
export const postMarkdown: Calls = {
  'packages/post-markdown/cutBlocks.ts': {
    cutBlocks: onText(cutBlocks),
    withoutCode: onText(withoutCode),
  },
  'packages/post-markdown/limits.ts': {
    isSlow: onText(limits.isSlow),
    isTooMuch: onText(limits.isTooMuch),
    createLimit: onText((text) => limits.createLimit()(text)),
  },
  'packages/post-markdown/parseBlocks.ts': {
    listParts: onText((text) => listParts(text, limits.createLimit())),
    parseBlocks: onText((text) => parseBlocks(text, NEVER, limits.createLimit())),
  },
};
