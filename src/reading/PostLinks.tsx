import type { ReactNode } from 'react';
import { type PostTitle, displayTitle, toPath } from '../post/post';
import { isolateNames } from '../base/language/isolateNames';
import { inLanguage } from '../base/language/inLanguage';
import { MarginLink } from '../site/MarginLink';

/** Links to posts that belong with one: what they are together, and each with its label, if there is one. */
export interface LinkedPosts {
  name: string;
  posts: readonly (readonly [label: string, post: PostTitle | undefined])[];
  /** A link below them. */
  last?: ReactNode;
}

/** Links to the posts beside one. */
export const PostLinks = ({ name, posts, last }: LinkedPosts) => (
  <nav className="neighbours across" aria-label={name}>
    {posts.map(
      ([label, post]) =>
        post && [
          <MarginLink key={label} to={toPath(post.id)} label={label}>
            <span {...inLanguage(post.Language)}>{isolateNames(displayTitle(post))}</span>
          </MarginLink>,
          ' ',
        ],
    )}
    {last}
  </nav>
);
