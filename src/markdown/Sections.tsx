import { useMemo } from 'react';
import { reading } from '#words/reading';
import { isolateNames } from '../base/language/isolateNames';
import { site } from '#words/site';
import type { Section } from '../post/post';
import { findDirection } from '../post/text/language';
import { listTexts } from '../post/text/texts';
import type { KnownTrees, Trees } from '../post/text/tree';
import { makeAnchors, useScrollToAnchor } from './anchors';
import { gatherNotes } from './footnote/gatherNotes';
import { Markdown } from './Markdown';
import { useKeys } from './useKeys';
import { useTrees } from './useTrees';

interface SectionProps {
  section: Section;
  trees: Trees[number];
  anchor?: string;
  isUpdated?: boolean;
}

function OneSection({ section, trees, anchor, isUpdated }: SectionProps) {
  const { Heading, paragraphs } = section;
  const keys = useKeys(useMemo(() => paragraphs.map((one) => [one.Paragraph]), [paragraphs]));
  return (
    <section>
      {Heading && (
        <h2 id={anchor} dir={findDirection(Heading)}>
          <a href={`#${anchor}`}>{isolateNames(Heading)}</a>
        </h2>
      )}
      {paragraphs.map(({ Paragraph: text }, index) => (
        <Markdown key={keys[index]} text={text} tree={trees[index]} />
      ))}
      {isUpdated && (
        <span className="mono updated" lang={site.lang}>
          {reading.updated}
        </span>
      )}
    </section>
  );
}

interface Props {
  sections: Section[];
  known: KnownTrees;
  isUpdated?: (section: Section) => boolean;
}

/** The sections of a text, and its footnotes below them. Each heading links to itself. Suspends while the parser is loading for unknown paragraphs. */
export function Sections({ sections, known, isUpdated }: Props) {
  const anchors = makeAnchors(sections);
  const keys = useKeys(useMemo(() => sections.map(listTexts), [sections]));
  const ownTrees = useTrees(sections, known);
  const { trees, footnotes } = useMemo(() => gatherNotes(ownTrees), [ownTrees]);
  useScrollToAnchor();
  return (
    <>
      {sections.map((section, index) => (
        <OneSection
          key={keys[index]}
          section={section}
          trees={trees[index]!}
          anchor={anchors[index]}
          isUpdated={isUpdated?.(section)}
        />
      ))}
      {footnotes && <Markdown text="" tree={[footnotes]} />}
    </>
  );
}
