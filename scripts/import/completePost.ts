import { guessLanguage } from '#guess-language';
import type { PostContent } from '../../src/post/post';
import { toContent } from '../../src/post/toPost';
import { listParagraphs } from '../../src/post/text/texts';
import { firstSentences } from './firstSentences';
import { areWords, toWords } from './toWords';

// A list, code, a table or a quotation.
const BLOCK = /^\s*([-+>|#]|\* |```|~~~|\d+[.)])/;

// All bold, as above what another program folds away.
const LABEL = /^\*\*[^*\n]+\*\*$/;

/** The words of the first paragraph that has some, and is no other block. */
function findOpening(texts: string[]): string {
  const findIn = (some: string[]) =>
    some
      .filter((text) => !BLOCK.test(text))
      .map(toWords)
      .find(areWords);
  return findIn(texts.filter((text) => !LABEL.test(text))) ?? findIn(texts) ?? '';
}

/** Fills in the language and the summary that another program doesn't state. */
export function completePost(post: PostContent): PostContent {
  const texts = listParagraphs(post.sections);
  const Language = post.Language ?? guessLanguage(texts.map(toWords).join('\n'));
  const Summary = post.Summary || firstSentences(findOpening(texts), Language);
  return toContent({ ...post, Language, Summary });
}
