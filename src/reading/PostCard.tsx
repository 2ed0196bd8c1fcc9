import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { site } from '#words/site';
import { type PostSummary, displayTitle, firstDate, toPath } from '../post/post';
import { Items } from '../base/Items';
import { isolateNames } from '../base/language/isolateNames';
import { inLanguage } from '../base/language/inLanguage';
import { listAbout } from './About';
import { CardCover } from './CardCover';
import { PostedOn } from './PostedOn';
import './card.css';

interface Props {
  post: PostSummary;
  /** Shows the year in the margin, not beside the day. */
  isFirstOfYear?: boolean;
  /** Renders the title and the summary, for example with words marked. */
  mark?: (text: string) => ReactNode;
  children?: ReactNode;
}

/** A post in a list. */
export function PostCard({ post, isFirstOfYear, mark = isolateNames, children }: Props) {
  const title = displayTitle(post);
  const words = inLanguage(post.Language);
  const link = { to: toPath(post.id), state: { fromList: true } };
  return (
    <article className="blog-card across marked">
      <h2 {...words}>
        {/* By keyboard, Read leads there. */}
        <Link {...link} tabIndex={-1}>
          {mark(title)}
        </Link>
      </h2>
      <p className="meta aside">
        <span className="mono">
          {isFirstOfYear && (
            <span
              className="year"
              aria-hidden="true"
              data-year={firstDate(post)?.getUTCFullYear()}
            />
          )}
          <PostedOn date={firstDate(post)} />
        </span>{' '}
        <Link {...link} className="read" aria-label={reading.readTitle(title)}>
          {reading.read} <span aria-hidden="true">{site.dir === 'rtl' ? '←' : '→'}</span>
        </Link>
      </p>
      <p {...words}>
        {post.Cover && <CardCover cover={post.Cover} />}
        <span className="summary">{mark(post.Summary)}</span>
      </p>
      <Items className="meta" items={listAbout(post)} />
      {children}
    </article>
  );
}
