import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { toHref } from '../../src/addresses';
import { readImage } from '../../src/post/image';
import { type Post, toPath } from '../../src/post/post';
import { showOrigin } from '../../src/reading/About';
import { outlineText } from '../../src/markdown/headings/anchors';
import { gatherNotes } from '../../src/markdown/footnote/gatherNotes';
import { Markdown } from '../../src/markdown/Markdown';
import { findDirection } from '../../src/post/text/language';
import type { Node } from '../../src/post/text/tree';
import { parseSections } from '../../src/markdown/parsing/parseMarkdown';
import { absoluteUrl } from '../../src/base/absoluteUrl';
import { showsInFeeds } from './constructs';

/** Resolves the addresses of the site, and those within the page. */
function withAbsoluteUrls(node: Node, page: string): Node {
  if (typeof node === 'string') return node;
  const { href, src, children } = node;
  return {
    ...node,
    ...(href && { href: new URL(toHref(href), page).href }),
    ...(src && { src: new URL(toHref(src), page).href }),
    ...(children && { children: children.map((child) => withAbsoluteUrls(child, page)) }),
  };
}

/** Renders a post’s text as HTML for feeds. */
export function renderContent(post: Post): string {
  const { id, Cover = '', sections } = post;
  const page = absoluteUrl(toPath(id));
  const parsed = parseSections(sections).map((trees) =>
    trees.map((tree) => tree?.map((node) => withAbsoluteUrls(node, page))),
  );
  const { anchors, trees: anchored } = outlineText(sections, parsed);
  const { trees, footnotes } = gatherNotes(anchored);
  const cover = readImage(Cover);
  const origin = showOrigin(post);
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      {cover && (
        <figure>
          <img
            src={new URL(toHref(cover.src), page).href}
            alt={cover.alt}
            width={cover.width}
            height={cover.height}
          />
          {cover.caption && <figcaption>{cover.caption}</figcaption>}
        </figure>
      )}
      {origin && <p>{origin}</p>}
      {sections.map(({ Heading, paragraphs }, section) => (
        <Fragment key={section}>
          {Heading && (
            <h2 id={anchors[section]} dir={findDirection(Heading)}>
              {Heading}
            </h2>
          )}
          {paragraphs.map(({ Paragraph }, index) => (
            <Markdown
              key={index}
              text={Paragraph}
              tree={trees[section]![index]}
              otherShows={showsInFeeds}
            />
          ))}
        </Fragment>
      ))}
      {footnotes && (
        <>
          <hr />
          <Markdown text="" tree={[footnotes]} otherShows={showsInFeeds} />
        </>
      )}
    </StaticRouter>,
  );
  // Those of footnotes, which the text's tree doesn't have.
  return html.replaceAll('href="#', () => `href="${page}#`);
}
