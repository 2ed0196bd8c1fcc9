import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { reading } from '#words/reading';
import { Loading } from '../../layout/Loading';
import { Page } from '../../layout/Page';
import { useIsHydrated } from '../../layout/useIsHydrated';
import { NotFound } from '../../pages/NotFound';
import { Unreachable } from '../../pages/Unreachable';
import { describePosts, toYearTitle } from '../blog';
import type { BlogCache } from '../cache';
import { BackToList } from './BackToList';
import { useSnapshot } from './builtPage';
import { PostTitles } from './PostTitles';
import { Years } from './Years';

function ListedPosts({ path, year, cache }: { path: string; year?: string; cache: BlogCache }) {
  const isHydrated = useIsHydrated();
  const known = cache.archive?.path === path ? cache.archive : undefined;
  // A page hydrated without an archive was built as Not found.
  const [isMissing] = useState(!known && !isHydrated);
  const snapshot = useSnapshot(!known && !isMissing);

  if (snapshot === 'unreachable') return <Unreachable />;
  const archive = known ?? snapshot?.archive;
  if (isMissing || (snapshot && archive?.path !== path))
    return year || isMissing ? <NotFound /> : <NewTag />;
  return (
    <Page
      title={archive?.title ?? (year ? toYearTitle(year) : reading.withTag)}
      description={describePosts(archive?.blogs)}
    >
      {archive ? (
        <PostTitles blogs={archive.blogs} state={{ fromList: true }} />
      ) : (
        <Loading>{reading.loadingPosts}</Loading>
      )}
      <Years years={cache.years} />
      <BackToList />
    </Page>
  );
}

// A live post may have a tag that no post had when the site was built.
const NewTag = () => (
  <Page title={reading.newTag} noindex>
    <p className="lead">{reading.newTagHint}</p>
    <BackToList />
  </Page>
);

/** All posts of a year or with a tag at build time. */
export function ArchivePage({ cache }: { cache: BlogCache }) {
  const { year } = useParams();
  const { pathname } = useLocation();
  return <ListedPosts key={pathname} path={pathname} year={year} cache={cache} />;
}
