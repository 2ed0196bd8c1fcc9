import { writing } from '#words/author/writing';
import { floorToCharacter } from '../rows/characters';
import type { Losses } from '#foreign-markdown';

const MAX_WORDS = 60;
const MAX_NAMED = 5;

const shorten = (words: string) =>
  words.length > MAX_WORDS ? `${words.slice(0, floorToCharacter(words, MAX_WORDS - 1))}…` : words;

/** Says in one sentence what a conversion has lost, or left as it was; undefined if nothing. */
export function describeLosses({ lost, left, pictures, personal }: Losses): string | undefined {
  const count = (kind: 'formula' | 'footnote') =>
    lost.filter((passage) => passage.kind === kind).length;
  const counted = [
    [pictures, writing.picturesLost],
    [count('formula'), writing.formulasLost],
    [count('footnote'), writing.footnotesLost],
  ] as const;
  const all = [
    ...counted.flatMap(([found, describe]) => (found > 0 ? [describe(found)] : [])),
    ...personal.map((words) => writing.isPersonal(shorten(words))),
    ...lost.flatMap(({ words, line, kind }) =>
      kind ? [] : [writing.isLost(shorten(words), line)],
    ),
    ...left.map(({ words, line }) => writing.isLeft(shorten(words), line)),
  ];
  const named = all.length > MAX_NAMED ? [...all.slice(0, MAX_NAMED), '…'] : all;
  return all.length > 0 ? writing.pleaseCheck(named.join('; ')) : undefined;
}
