import { useState } from 'react';
import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { type BlogList, displayTitle, type Neighbours, toPath } from '../blog';
import type { BlogCache } from '../cache';
import { inLanguage } from '../language';
import { useSnapshot } from './builtPage';

/** Finds the neighbours of a post in a list; undefined if the list doesn't show them. */
export function findNeighbours(list: BlogList | undefined, id: string): Neighbours | undefined {
  const index = list?.blogs.findIndex((one) => one.id === id) ?? -1;
  if (!list || index < 0) return undefined;
  const older = list.blogs[index + 1];
  return older || !list.hasMore ? { newer: list.blogs[index - 1], older } : undefined;
}

/** Links to the next newer and older posts, from this visit's list or else from the built page. */
export function NeighbourLinks({ id, cache }: { id: string; cache: BlogCache }) {
  const [known] = useState(
    () => findNeighbours(cache.list, id) ?? (cache.blog?.id === id ? cache.neighbours : undefined),
  );
  const snapshot = useSnapshot(!known);
  // Readers can still go back to the list.
  const built = snapshot === 'unreachable' ? undefined : snapshot?.neighbours;
  const { newer, older } = known ?? built ?? {};

  if (!newer && !older) return null;
  return (
    <nav className="neighbours across" aria-label={reading.morePosts}>
      {Object.entries({ [reading.newer]: newer, [reading.older]: older }).map(
        ([label, blog]) =>
          blog && (
            <Link key={label} to={toPath(blog.id)} className="across">
              <span className="mono aside">{label}</span>
              <span {...inLanguage(blog.Language)}>{displayTitle(blog)}</span>
            </Link>
          ),
      )}
    </nav>
  );
}
