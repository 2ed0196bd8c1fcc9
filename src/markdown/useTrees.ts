import { use, useMemo } from 'react';
import { mayHaveMarkdown } from '#post-markdown';
import type { Section } from '../post/post';
import { listParagraphs } from '../post/text/texts';
import { openKnown } from './footnote/definitions';
import type { KnownTrees, Trees } from '../post/text/tree';

type Parse = (sections: Section[], isKnown: (text: string) => boolean) => Trees;

let parser: Promise<Parse | undefined> | undefined;

// A post can also be read as plain text, if the parser can't be loaded.
const loadParser = () =>
  (parser ??= import('./parsing/parseMarkdown').then(
    (module) => module.parseSections,
    () => undefined,
  ));

/** The trees of the paragraphs of a text. Suspends while the parser is loading for those that are unknown. */
export function useTrees(sections: Section[], known: KnownTrees): Trees {
  const isKnown = useMemo(() => openKnown(sections, known), [sections, known]);
  const needsParser = useMemo(
    () => listParagraphs(sections).some((text) => !isKnown(text) && mayHaveMarkdown(text)),
    [sections, isKnown],
  );
  const parse = needsParser ? use(loadParser()) : undefined;
  return useMemo(() => {
    const trees = parse?.(sections, isKnown);
    return sections.map(({ paragraphs }, i) =>
      paragraphs.map(({ Paragraph }, j) =>
        isKnown(Paragraph) ? known.get(Paragraph) : trees?.[i]?.[j],
      ),
    );
  }, [sections, known, isKnown, parse]);
}
