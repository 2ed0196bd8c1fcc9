import { useMemo } from 'react';
import { reading } from '#words/reading';
import { isolateNames } from '../base/language/isolateNames';
import { site } from '#words/site';
import type { Paragraph, Section } from '../post/post';
import { findDirection } from '../post/text/language';
import { listTexts } from '../post/text/texts';
import type { KnownTrees, Trees } from '../post/text/tree';
import { outlineText, useScrollToAnchor } from './headings/anchors';
import { gatherNotes } from './footnote/gatherNotes';
import { useGallery } from './gallery/useGallery';
import { Markdown } from './Markdown';
import type { Shows } from './show';
import { useKeys } from './useKeys';
import { useTrees } from './useTrees';

/** Finds the key of the form's row that a paragraph, or the heading of a section, was made of. */
export type FindKey = (part: Section | Paragraph) => number | undefined;

interface SectionProps {
  section: Section;
  trees: Trees[number];
  anchor?: string;
  isUpdated?: boolean;
  findKey?: FindKey;
  otherShows?: Shows;
}

function OneSection({ section, trees, anchor, isUpdated, findKey, otherShows }: SectionProps) {
  const { Heading, paragraphs } = section;
  const keys = useKeys(useMemo(() => paragraphs.map(({ Paragraph }) => [Paragraph]), [paragraphs]));
  return (
    <section data-key={findKey?.(section)}>
      {Heading && (
        <h2 id={anchor} dir={findDirection(Heading)}>
          <a href={`#${anchor}`}>{isolateNames(Heading)}</a>
        </h2>
      )}
      {paragraphs.map((paragraph, index) => {
        const key = keys[index];
        const shown = (
          <Markdown
            key={key}
            text={paragraph.Paragraph}
            tree={trees[index]}
            otherShows={otherShows}
          />
        );
        if (!findKey) return shown;
        return (
          <div key={key} data-key={findKey(paragraph)}>
            {shown}
          </div>
        );
      })}
      {isUpdated && (
        <span className="meta updated" lang={site.lang}>
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
  /** Given by the form, where each part tells its row. */
  findKey?: FindKey;
}

/** The sections of a text, and its footnotes below them. Each heading links to itself. Suspends while the parser is loading for unknown paragraphs. */
export function Sections({ sections, known, isUpdated, findKey }: Props) {
  const keys = useKeys(useMemo(() => sections.map(listTexts), [sections]));
  const ownTrees = useTrees(sections, known);
  const gallery = useGallery(sections);
  const { anchors, trees, footnotes } = useMemo(() => {
    const { anchors, trees: anchored } = outlineText(sections, ownTrees);
    const { trees, footnotes } = gatherNotes(anchored);
    return { anchors, trees: gallery?.joinPictures(trees) ?? trees, footnotes };
  }, [sections, ownTrees, gallery]);
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
          findKey={findKey}
          otherShows={gallery?.shows}
        />
      ))}
      {footnotes && <Markdown text="" tree={[footnotes]} />}
    </>
  );
}
