import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Loading } from '../../layout/Loading';
import { Page } from '../../layout/Page';
import { useIsHydrated } from '../../layout/useIsHydrated';
import { NotFound } from '../../pages/NotFound';
import { Unreachable } from '../../pages/Unreachable';
import { describePosts } from '../blog';
import type { BlogCache } from '../cache';
import { BackToList } from './BackToList';
import { useSnapshot } from './builtPage';
import { PostTitles } from './PostTitles';
import { Years } from './Years';

function YearPage({ year, cache }: { year: string; cache: BlogCache }) {
  const isHydrated = useIsHydrated();
  const known = cache.archive?.year === year ? cache.archive : undefined;
  // A page hydrated without an archive was built as Not found.
  const [isMissing] = useState(!known && !isHydrated);
  const snapshot = useSnapshot(!known && !isMissing);

  if (snapshot === 'unreachable') return <Unreachable />;
  const archive = known ?? snapshot?.archive;
  if (isMissing || (snapshot && archive?.year !== year)) return <NotFound />;
  return (
    <Page
      title={year === 'undated' ? 'Posts without a date' : `Posts from ${year}`}
      description={describePosts(archive?.blogs)}
    >
      {archive ? (
        <PostTitles blogs={archive.blogs} state={{ fromList: true }} />
      ) : (
        <Loading>Loading the posts…</Loading>
      )}
      <Years years={cache.years} />
      <BackToList />
    </Page>
  );
}

/** All posts of a year at build time. */
export function ArchivePage({ cache }: { cache: BlogCache }) {
  const { year = '' } = useParams();
  return <YearPage key={year} year={year} cache={cache} />;
}
