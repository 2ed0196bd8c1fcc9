import { createElement, Fragment } from 'react';
import { toReact } from '../../src/markdown/code/CodeBlock';
import { markLines } from '../../src/markdown/code/markLines';
import { addMathml, showTex } from '../../src/markdown/formula/inBuild';
import { showImage } from '../../src/markdown/Picture';
import type { Show, Shows } from '../../src/markdown/show';
import { shows } from '../../src/markdown/shows';
import type { Element } from '../../src/post/text/tree';

/** Shows a cell of a table, aligned by a style of its own. */
const showCell: Show = ({ tag, align, children }, { key, showAll }) =>
  createElement(
    tag,
    { key, scope: tag === 'th' ? 'col' : undefined, style: align && { textAlign: align } },
    ...showAll(children),
  );

/** Shows a heading, without the link to itself. */
const showHeading: Show = ({ tag, id, children }, { key, dir, showAll }) =>
  createElement(tag, { key, id, dir }, ...showAll(children));

/** How constructs are shown in feeds. Feed readers run no scripts and have other styles, and many leave out boxes to tick. */
export const showsInFeeds: Shows = {
  // Feed readers have ways of their own to show a picture alone.
  img: (image, around) => showImage(image, { ...around, isLinked: true }),
  // Feed readers have no box for an admonition: as a quotation, its end can be seen.
  blockquote: (quotation, around) => {
    const box = shows.blockquote?.(quotation, around);
    return box && <blockquote key={around.key}>{box}</blockquote>;
  },
  h2: showHeading,
  h3: showHeading,
  h4: showHeading,
  label: ({ checked, children }, { key, showAll }) => (
    <Fragment key={key}>
      {checked ? '☑' : '☐'} {showAll(children)}
    </Fragment>
  ),
  math: showTex,
  pre: ({ code = '', language, title, marked }, { key }) => {
    const block = (
      <pre key={key}>
        {/* The class by which HTML names a language: readers that colour code know it. */}
        <code className={language && `language-${language}`}>
          {markLines([code], marked).map(toReact)}
        </code>
      </pre>
    );
    return title ? (
      <figure key={key}>
        <figcaption>{title}</figcaption>
        {block}
      </figure>
    ) : (
      block
    );
  },
  table: ({ children }, { key, dir, showAll }) => (
    <table key={key} dir={dir}>
      {showAll(children)}
    </table>
  ),
  td: showCell,
  th: showCell,
};

/** What the build adds to elements, by their tags, so that browsers needn't load what makes it. */
export const additions: Partial<Record<Element['tag'], (element: Element) => Element>> = {
  math: addMathml,
};
