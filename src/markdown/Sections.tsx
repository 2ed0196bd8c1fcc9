import { memo, use, useMemo } from 'react';
import { mayHaveMarkdown } from '#post-markdown';
import { reading } from '#words/reading';
import { isolateNames } from '../base/language/isolateNames';
import { site } from '#words/site';
import type { Section } from '../post/post';
import { findDirection } from '../post/text/language';
import { listTexts } from '../post/text/texts';
import type { KnownTrees, Node } from '../post/text/tree';
import { makeAnchors, useScrollToAnchor } from './anchors';
import { Markdown } from './Markdown';
import { useKeys } from './useKeys';

type Parse = (text: string) => Node[] | undefined;

let parser: Promise<Parse> | undefined;

// A post can also be read as plain text, if the parser can't be loaded.
const loadParser = () =>
  (parser ??= import('./parsing/parseMarkdown').then<Parse, Parse>(
    ({ parseMarkdown }) => parseMarkdown,
    () => () => undefined,
  ));

const Paragraph = memo(function Paragraph({ text, known }: { text: string; known: KnownTrees }) {
  const isKnown = known.has(text) || !mayHaveMarkdown(text);
  const tree = isKnown ? known.get(text) : use(loadParser())(text);
  return <Markdown text={text} tree={tree} />;
});

interface SectionProps {
  section: Section;
  known: KnownTrees;
  anchor?: string;
  isUpdated?: boolean;
}

function OneSection({ section, known, anchor, isUpdated }: SectionProps) {
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
        <Paragraph key={keys[index]} text={text} known={known} />
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

/** The sections of a text. Each heading links to itself. Suspends while the parser is loading for unknown paragraphs. */
export function Sections({ sections, known, isUpdated }: Props) {
  const anchors = makeAnchors(sections);
  const keys = useKeys(useMemo(() => sections.map(listTexts), [sections]));
  useScrollToAnchor();
  return sections.map((section, index) => (
    <OneSection
      key={keys[index]}
      section={section}
      known={known}
      anchor={anchors[index]}
      isUpdated={isUpdated?.(section)}
    />
  ));
}
