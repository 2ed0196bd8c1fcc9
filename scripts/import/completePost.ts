import { guessLanguage } from '#guess-language';
import { parseMarkdown } from '../../src/markdown/parsing/parseMarkdown';
import type { PostContent } from '../../src/post/post';
import { toContent } from '../../src/post/toPost';
import { listParagraphs } from '../../src/post/text/texts';
import { toLine } from '../../src/post/text/tree';
import { firstSentences } from './firstSentences';

const IMAGE = /!\[(?:\\.|[^\][\\])*\]\([^()]*\)/g;

const NOTES = /^\[\^[^\]\n]{1,999}\]:[^]*$/m;

/** The words of a paragraph, without its footnotes. */
const toWords = (markdown: string) => {
  const text = markdown.replaceAll(IMAGE, '').replace(NOTES, '');
  return toLine(parseMarkdown(text) ?? [text]).replaceAll(/\[\^[^\]\s]{1,999}\]/g, '');
};

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
      .find((words) => words && !/^https?:\S+$/.test(words));
  return findIn(texts.filter((text) => !LABEL.test(text))) ?? findIn(texts) ?? '';
}

/** Fills in the language and the summary that another program doesn't state. */
export function completePost(post: PostContent): PostContent {
  const texts = listParagraphs(post.sections);
  const Language = post.Language ?? guessLanguage(texts.map(toWords).join('\n'));
  const Summary = post.Summary || firstSentences(findOpening(texts), Language);
  return toContent({ ...post, Language, Summary });
}
