import { Suspense } from 'react';
import { reading } from '#words/reading';
import type { Section } from '../post/post';
import type { KnownTrees } from '../post/text/tree';
import { isolateNames } from '../base/language/isolateNames';
import { outlineText } from '../markdown/headings/anchors';
import { useTrees } from '../markdown/useTrees';

// Fewer headings need no table of contents.
const MIN_HEADINGS = 4;

interface Props {
  sections: Section[];
  known: KnownTrees;
  lang?: string;
}

function Outline({ sections, known, lang }: Props) {
  const { outline } = outlineText(sections, useTrees(sections, known));
  if (outline.length < MIN_HEADINGS) return null;
  const links = outline.map(({ words, anchor, level }) => [
    <a key={anchor} href={`#${anchor}`} dir="auto" data-level={level > 2 ? level : undefined}>
      {isolateNames(words)}
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

/** The table of contents of a long post: in the margin, or on narrow screens behind a summary. */
export const Contents = (props: Props) => (
  <Suspense>
    <Outline {...props} />
  </Suspense>
);
