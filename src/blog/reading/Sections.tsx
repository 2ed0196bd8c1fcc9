import { memo, use } from 'react';
import type { Section } from '../blog';
import { findDirection } from '../language';
import { type KnownTrees, mayHaveMarkdown, type Node } from '../tree';
import { makeAnchors, useScrollToAnchor } from './anchors';
import { Markdown } from './Markdown';

type Parse = (text: string) => Node[] | undefined;

let parser: Promise<Parse> | undefined;

// A post can also be read as plain text, if the parser can't be loaded.
const loadParser = () =>
  (parser ??= import('../parseMarkdown').then<Parse, Parse>(
    ({ parseMarkdown }) => parseMarkdown,
    () => () => undefined,
  ));

const Paragraph = memo(function Paragraph({ text, known }: { text: string; known: KnownTrees }) {
  const isKnown = known.has(text) || !mayHaveMarkdown(text);
  const tree = isKnown ? known.get(text) : use(loadParser())(text);
  return <Markdown text={text} tree={tree} />;
});

interface Props {
  sections: Section[];
  known: KnownTrees;
}

/** The sections of a text. Each heading links to itself. Suspends while the parser is loading for unknown paragraphs. */
export function Sections({ sections, known }: Props) {
  const anchors = makeAnchors(sections);
  useScrollToAnchor();
  return sections.map(({ Heading, paragraphs }, section) => (
    <section key={section}>
      {Heading && (
        <h2 id={anchors[section]} dir={findDirection(Heading)}>
          <a href={`#${anchors[section]}`}>{Heading}</a>
        </h2>
      )}
      {paragraphs.map(({ Paragraph: text }, index) => (
        <Paragraph key={index} text={text} known={known} />
      ))}
    </section>
  ));
}
