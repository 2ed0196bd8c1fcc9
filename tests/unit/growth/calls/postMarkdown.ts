import { measureAddress, splitAtAddresses } from '../../../../packages/every-script/addresses';
import { isAddress } from '../../../../packages/every-script/isAddress';
import { readCodeInfo, writeCodeInfo } from '../../../../packages/post-markdown/codeInfo';
import { cutBlocks, withoutCode } from '../../../../packages/post-markdown/cutBlocks';
import * as limits from '../../../../packages/post-markdown/limits';
import { mayHaveMarkdown } from '../../../../packages/post-markdown/mayHaveMarkdown';
import { openFences } from '../../../../packages/post-markdown/openFences';
import { listParts, parseBlocks } from '../../../../packages/post-markdown/parseBlocks';
import { NEVER } from '../../../../packages/post-markdown/syntax';
import { type Calls, onText } from '../shapes';

/** What is parsed of the Markdown of posts. */
export const postMarkdown: Calls = {
  'packages/every-script/addresses.ts': {
    measureAddress: onText((text) => measureAddress(`https://a${text}`)),
    splitAtAddresses: onText(splitAtAddresses),
    'splitAtAddresses: in an address': onText((text) => splitAtAddresses(`https://a${text}`)),
  },
  'packages/every-script/isAddress.ts': {
    isAddress: onText((text) => isAddress(`https://a.b/${text}`)),
  },
  'packages/post-markdown/codeInfo.ts': {
    readCodeInfo: onText((text) => readCodeInfo(`js ${text}`)),
    writeCodeInfo: onText((title) => writeCodeInfo({ title })),
  },
  'packages/post-markdown/cutBlocks.ts': {
    cutBlocks: onText(cutBlocks),
    withoutCode: onText(withoutCode),
  },
  'packages/post-markdown/limits.ts': {
    isSlow: onText(limits.isSlow),
    isTooMuch: onText(limits.isTooMuch),
    createLimit: onText((text) => limits.createLimit()(text)),
  },
  'packages/post-markdown/mayHaveMarkdown.ts': { mayHaveMarkdown: onText(mayHaveMarkdown) },
  'packages/post-markdown/openFences.ts': {
    openFences: onText((text) => openFences(text)(text.length)),
  },
  'packages/post-markdown/parseBlocks.ts': {
    listParts: onText((text) => listParts(text, limits.createLimit())),
    parseBlocks: onText((text) => parseBlocks(text, NEVER, limits.createLimit())),
    'parseBlocks: in brackets': onText((text) =>
      parseBlocks(`![${text}`, NEVER, limits.createLimit()),
    ),
  },
};
