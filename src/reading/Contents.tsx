import { reading } from '#words/reading';
import type { Section } from '../post/post';
import { isolateNames } from '../base/language/isolateNames';
import { makeAnchors } from '../markdown/anchors';

// Fewer headings need no table of contents.
const MIN_HEADINGS = 4;

/** The table of contents of a long post: in the margin, or on narrow screens behind a summary. */
export function Contents({ sections, lang }: { sections: Section[]; lang?: string }) {
  const anchors = makeAnchors(sections);
  const headings = sections.flatMap(({ Heading }, index) => (Heading ? [{ Heading, index }] : []));
  if (headings.length < MIN_HEADINGS) return null;
  const links = headings.map(({ Heading, index }) => [
    <a key={index} href={`#${anchors[index]}`} dir="auto">
      {isolateNames(Heading)}
    </a>,
    ' ',
  ]);
  return (
    <>
      <nav aria-label={reading.contents} className="contents" lang={lang}>
        {links}
      </nav>
      <details className="contents-on-request">
        <summary>{reading.contents}</summary>
        <div lang={lang}>{links}</div>
      </details>
    </>
  );
}
