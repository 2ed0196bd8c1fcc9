import type { ReactNode } from 'react';
import type { Blog, Section } from '../blog';
import { countWords } from '../texts';
import { anchorsOf, useScrollToAnchor } from './anchors';
import { PostedOn } from './PostedOn';
import { Sections } from './Sections';

// Brysbaert, How many words do we read per minute? (2019): 238 for English non-fiction.
const WORDS_A_MINUTE = 238;
// Fewer can be seen at a glance.
const CONTENTS_FROM = 4;

const minutesToRead = (sections: Section[]): number =>
  Math.max(1, Math.round(countWords(sections) / WORDS_A_MINUTE));

interface Props {
  blog: Blog;
  /** What can be done with the post, in the margin. */
  children?: ReactNode;
}

/** A post without its title: what is said about it in the margin, and its sections. */
export function BlogArticle({ blog, children }: Props) {
  const { Name, DatePosted, DateUpdated, sections, trees } = blog;
  const anchors = anchorsOf(sections);
  useScrollToAnchor();
  const headings = sections.flatMap(({ Heading }, index) => (Heading ? [{ Heading, index }] : []));
  return (
    <article className="blog across">
      <div className="mono aside">
        <div className="sticky">
          {Name && (
            <p>
              {/* bdi: direction controls in a name must not affect what follows. */}
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
          {headings.length >= CONTENTS_FROM && (
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
      <Sections sections={sections} trees={trees} />
    </article>
  );
}
