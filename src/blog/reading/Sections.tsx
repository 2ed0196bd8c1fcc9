import type { Section } from '../blog';
import type { Trees } from '../tree';
import { makeAnchors } from './anchors';
import { Markdown } from './Markdown';

interface Props {
  sections: Section[];
  /** Their parsed Markdown. */
  trees: Trees;
}

/** The sections of a text. Each heading links to itself. */
export function Sections({ sections, trees }: Props) {
  const anchors = makeAnchors(sections);
  return (
    <div className="text">
      {sections.map(({ Heading, paragraphs }, section) => (
        <section key={section}>
          {Heading && (
            <h2 id={anchors[section]} dir="auto">
              <a href={`#${anchors[section]}`}>{Heading}</a>
            </h2>
          )}
          {paragraphs.map(({ Paragraph }, paragraph) => (
            <Markdown key={paragraph} text={Paragraph} tree={trees[section]?.[paragraph]} />
          ))}
        </section>
      ))}
    </div>
  );
}
