import { type ComponentProps, lazy, type ReactElement, Suspense, useEffect } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { account } from '#words/author/account';
import { Account } from './auth/Account';
import { RequireVerified } from './auth/RequireVerified';
import { isVerified } from './auth/roles';
import { useSession } from './auth/session';
import type { BlogCache, Snapshot } from './post/cache';
import { Lately } from './list/Lately';
import { PublishedNotice } from './list/PublishedNotice';
import { resume } from './content/resume';
import { textPages } from './content/textPages';
import { AlternateLinks } from './editions/AlternateLinks';
import { Languages } from './editions/Languages';
import { OtherLists } from './editions/OtherLists';
import { OtherTexts } from './editions/OtherTexts';
import { ErrorBoundary } from './base/ErrorBoundary';
import { Layout } from './site/Layout';
import { onDemand } from './base/onDemand';
import { Contact } from './pages/Contact';
import { Home } from './pages/Home';
import { UnknownUrl } from './pages/NotFound';
import { OtherProjects } from './projects/OtherProjects';
import { SelectedPosts } from './projects/SelectedPosts';
import { loadProject, toProjectRoutes } from './projects/routes';
import { isBlogPath, isPostPath, type Path } from './routes';
import { hasBlog, siteRoutes } from './siteRoutes';

const Cv = onDemand(async () => (await import('./cv/Cv')).Cv);
const Lists = onDemand(async () => (await import('./list/ListPages')).ListPages);
const PostPage = onDemand(async () => (await import('./reading/PostPage')).PostPage);
const CreatePostPage = onDemand(async () => (await import('./form/CreatePostPage')).default);
const EditPostPage = onDemand(async () => (await import('./form/EditPostPage')).default);
const SharedDraftPage = onDemand(async () => (await import('./sharing/SharedDraftPage')).default);
const PostTools = lazy(() => import('./publishing/PostTools'));

const texts = textPages.map(({ path, label, read }) => ({
  path,
  Text: onDemand(async () => {
    const [{ TextPage }, markdown] = await Promise.all([import('./reading/TextPage'), read()]);
    return () => <TextPage label={label} markdown={markdown} />;
  }),
}));

/** Loads the chunks of the page at a path. Rejects if one can't be loaded. */
export async function loadPage(path: string): Promise<void> {
  if (path === '/cv') await Cv.load();
  if (isBlogPath(path)) await (isPostPath(path) ? PostPage : Lists).load();
  await texts.find((text) => text.path === path)?.Text.load();
  if (__PROJECTS__) await loadProject(path);
}

/** The tools for a post, for users who may have them. Of its own, as a page is big to render again. */
function VerifiedTools(about: Omit<ComponentProps<typeof PostTools>, 'uid'>) {
  const { user } = useSession();
  if (!isVerified(user)) return null;
  return (
    // If the tools can't be loaded, the post stays readable.
    <ErrorBoundary>
      <Suspense>
        <PostTools uid={user.uid} {...about} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The route table: a page for each path of src/siteRoutes.ts. `cache` holds the posts loaded so far. */
export function App({ cache }: { cache: BlogCache }) {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const isBlog = hasBlog && isBlogPath(pathname);
  useEffect(() => {
    // Readers go from lists to posts and back. What fails now says so then.
    if (isBlog) for (const page of [Lists, PostPage]) page.load().catch(() => undefined);
  }, [isBlog]);
  const showOthers = (page?: Snapshot) => <OtherLists alternates={page?.alternates} />;
  const archive = <Lists isArchive cache={cache} showOthers={showOthers} />;
  const lately = (
    <>
      {__PROJECTS__ && <OtherProjects />}
      {__SELECTED_POSTS__ && <SelectedPosts posts={cache.selected} />}
      {hasBlog && <Lately cache={cache} otherLists={<OtherLists />} />}
    </>
  );
  const elements: Record<Path, ReactElement> = {
    '/home': <Home resume={resume} notice={hasBlog && <PublishedNotice />} lately={lately} />,
    '/cv': <Cv resume={resume} hasPdf={cache.hasPdf} />,
    '/contact': <Contact resume={resume} />,
    '/blogs': <Lists cache={cache} showOthers={showOthers} />,
    '/blogs/:year': archive,
    '/blogs/:kind/:topic': archive,
    '/blog/:id': (
      <PostPage
        cache={cache}
        tools={(post, onDeleting) => <VerifiedTools post={post} onDeleting={onDeleting} />}
      />
    ),
    '/createblog': (
      <RequireVerified title={account.writePost}>
        <CreatePostPage />
      </RequireVerified>
    ),
    '/editblog/:id': (
      <RequireVerified title={account.editPost}>
        <EditPostPage />
      </RequireVerified>
    ),
    '/shared/:id': <SharedDraftPage />,
  };
  return useRoutes([
    {
      element: (
        <>
          <Layout
            account={hasBlog && <Account />}
            languages={<Languages built={cache.pages.get(pathname)?.alternates} />}
            texts={<OtherTexts />}
            hasFeed={cache.hasFeed}
          />
          <AlternateLinks />
        </>
      ),
      children: [
        { index: true, element: <Navigate to="/home" replace state={state} /> },
        // The address of a post without its last part.
        ...(hasBlog ? [{ path: '/blog', element: <Navigate to="/blogs" replace /> }] : []),
        // Case-sensitive, as Firebase Hosting is.
        ...siteRoutes.map(({ path }) => ({ path, caseSensitive: true, element: elements[path] })),
        ...texts.map(({ path, Text }) => ({ path, caseSensitive: true, element: <Text /> })),
        ...(__PROJECTS__ ? toProjectRoutes(cache) : []),
        { path: '*', element: <UnknownUrl /> },
      ],
    },
  ]);
}
