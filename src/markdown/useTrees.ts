import { use, useMemo } from 'react';
import { mayHaveMarkdown } from '#post-markdown';
import type { Section } from '../post/post';
import { openKeys } from './definitions';
import type { KnownTrees, Trees } from '../post/text/tree';

type Parse = (sections: Section[], isKnown: (text: string) => boolean) => Trees;

let parser: Promise<Parse | undefined> | undefined;

// A post can also be read as plain text, if the parser can't be loaded.
const loadParser = () =>
  (parser ??= import('./parsing/parseMarkdown').then(
    ({ parseSections }) => parseSections,
    () => undefined,
  ));

/** The trees of the paragraphs of a text. Suspends while the parser is loading for those that are unknown. */
export function useTrees(sections: Section[], known: KnownTrees): Trees {
  const { toKey, needsParser } = useMemo(() => {
    const toKey = openKeys(known.size > 0 ? sections : []);
    const isUnknown = (text: string) => !known.has(toKey(text)) && mayHaveMarkdown(text);
    const needsParser = sections.some(({ paragraphs }) =>
      paragraphs.some(({ Paragraph }) => isUnknown(Paragraph)),
    );
    return { toKey, needsParser };
  }, [sections, known]);
  const parse = needsParser ? use(loadParser()) : undefined;
  return useMemo(() => {
    const trees = parse?.(sections, (text) => known.has(toKey(text)));
    return sections.map(({ paragraphs }, i) =>
      paragraphs.map(({ Paragraph }, j) => known.get(toKey(Paragraph)) ?? trees?.[i]?.[j]),
    );
  }, [sections, known, toKey, parse]);
}
