import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Loading } from '../../layout/Loading';
import { Page } from '../../layout/Page';
import { useIsHydrated } from '../../layout/useIsHydrated';
import { NotFound } from '../../pages/NotFound';
import { Unreachable } from '../../pages/Unreachable';
import type { Archive } from '../blog';
import type { BlogCache } from '../cache';
import { BackToList } from './BackToList';
import { fetchSnapshot } from './builtPage';
import { PostTitles } from './PostTitles';
import { Years } from './Years';

type State = Archive | 'loading' | 'missing' | 'unreachable';

const FROM_LIST = { fromList: true };

function YearPage({ year, cache }: { year: string; cache: BlogCache }) {
  const isHydrated = useIsHydrated();
  const [archive, setArchive] = useState<State>(() => {
    if (cache.archive?.year === year) return cache.archive;
    // Without it, the page that is being hydrated is Not found.
    return isHydrated ? 'loading' : 'missing';
  });

  useEffect(() => {
    if (archive !== 'loading') return;
    let isOver = false;
    fetchSnapshot().then(
      (found) => isOver || setArchive(found.archive?.year === year ? found.archive : 'missing'),
      () => isOver || setArchive('unreachable'),
    );
    return () => {
      isOver = true;
    };
  }, [archive, year]);

  if (archive === 'missing') return <NotFound />;
  if (archive === 'unreachable') return <Unreachable />;
  return (
    <Page title={year === 'undated' ? 'Posts without a date' : `Posts of ${year}`}>
      {archive === 'loading' ? (
        <Loading>Loading the posts…</Loading>
      ) : (
        <PostTitles blogs={archive.blogs} state={FROM_LIST} />
      )}
      <Years years={cache.years} />
      <BackToList />
    </Page>
  );
}

/** All posts of a year, as the build has found them. */
export function ArchivePage({ cache }: { cache: BlogCache }) {
  const { year = '' } = useParams();
  return <YearPage key={year} year={year} cache={cache} />;
}
