import type { Section } from '../blog';
import type { Trees } from '../tree';
import { anchorsOf } from './anchors';
import { Markdown } from './Markdown';

interface Props {
  sections: Section[];
  /** Their Markdown. */
  trees?: Trees;
}

/** The sections of a text. A heading links to itself. */
export function Sections({ sections, trees }: Props) {
  const anchors = anchorsOf(sections);
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
            <Markdown key={paragraph} text={Paragraph} tree={trees?.[section]?.[paragraph]} />
          ))}
        </section>
      ))}
    </div>
  );
}
