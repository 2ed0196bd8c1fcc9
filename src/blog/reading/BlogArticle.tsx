import type { ReactNode } from 'react';
import { Loading } from '../../layout/Loading';
import type { Blog, Section } from '../blog';
import { countWords } from '../texts';
import { makeAnchors, useScrollToAnchor } from './anchors';
import { PostedOn } from './PostedOn';
import { Sections } from './Sections';

// Brysbaert, How many words do we read per minute? (2019): 238 for English non-fiction.
const WORDS_A_MINUTE = 238;
// Fewer headings need no table of contents.
const MIN_CONTENTS = 4;

const minutesToRead = (sections: Section[]): number =>
  Math.max(1, Math.round(countWords(sections) / WORDS_A_MINUTE));

interface Props {
  blog: Blog;
  /** Actions in the margin. */
  children?: ReactNode;
}

/** A post without its title: details in the margin, and the sections once their Markdown is parsed. */
export function BlogArticle({ blog, children }: Props) {
  const { Name, DatePosted, DateUpdated, sections, trees } = blog;
  const anchors = makeAnchors(sections);
  useScrollToAnchor(trees !== undefined);
  const headings = sections.flatMap(({ Heading }, index) => (Heading ? [{ Heading, index }] : []));
  return (
    <article className="blog across">
      <div className="mono aside">
        <div className="sticky">
          {Name && (
            <p>
              {/* bdi: direction controls in a name must not affect the text after it. */}
              <bdi>{Name}</bdi>
            </p>
          )}
          <p>
            <PostedOn date={DatePosted} />
          </p>
          {DateUpdated && (
            <p>
              Updated <PostedOn date={DateUpdated} />
            </p>
          )}
          <p>{minutesToRead(sections)} min read</p>
          {children}
          {headings.length >= MIN_CONTENTS && (
            <nav aria-label="On this page" className="contents">
              {headings.map(({ Heading, index }) => (
                <a key={index} href={`#${anchors[index]}`} dir="auto">
                  {Heading}
                </a>
              ))}
            </nav>
          )}
        </div>
      </div>
      {trees ? (
        <Sections sections={sections} trees={trees} />
      ) : (
        <Loading>Loading the text…</Loading>
      )}
    </article>
  );
}
