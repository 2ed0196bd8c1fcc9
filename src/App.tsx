import { lazy, type ReactElement, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Account } from './auth/Account';
import { RequireVerified } from './auth/RequireVerified';
import { useSession } from './auth/session';
import type { BlogCache } from './blog/cache';
import { ArchivePage } from './blog/reading/ArchivePage';
import { BlogListPage } from './blog/reading/BlogListPage';
import { BlogPage } from './blog/reading/BlogPage';
import { Lately } from './blog/reading/Lately';
import { PublishedNotice } from './blog/reading/PublishedNotice';
import { resume } from './content/resume';
import { textPages } from './content/textPages';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Layout } from './layout/Layout';
import { Contact } from './pages/Contact';
import { Cv } from './pages/Cv';
import { Home } from './pages/Home';
import { UnknownUrl } from './pages/UnknownUrl';
import { type Path, routes } from './routes';

const CreateBlogPage = lazy(() => import('./blog/writing/CreateBlogPage'));
const EditBlogPage = lazy(() => import('./blog/writing/EditBlogPage'));
const PostTools = lazy(() => import('./blog/writing/PostTools'));

const texts = textPages.map(({ path, label, read }) => {
  const Text = lazy(async () => {
    const [{ TextPage }, markdown] = await Promise.all([import('./blog/reading/TextPage'), read()]);
    return { default: () => <TextPage label={label} markdown={markdown} /> };
  });
  return <Route key={path} path={path} caseSensitive element={<Text />} />;
});

/** The route table: what each path of src/routes.ts shows. `cache` holds the posts that need no loading. */
export function App({ cache }: { cache: BlogCache }) {
  const { state } = useLocation() as { state: unknown };
  const { user } = useSession();
  const elements: Record<Path, ReactElement> = {
    '/home': (
      <Home resume={resume} notice={<PublishedNotice />} lately={<Lately cache={cache} />} />
    ),
    '/cv': <Cv resume={resume} />,
    '/contact': <Contact resume={resume} />,
    '/blogs': <BlogListPage cache={cache} />,
    '/blogs/:year': <ArchivePage cache={cache} />,
    '/blog/:id': (
      <BlogPage
        cache={cache}
        tools={(blog) =>
          user && (
            // Without them the post can be read all the same.
            <ErrorBoundary fallback={null}>
              <Suspense>
                <PostTools uid={user.uid} blog={blog} />
              </Suspense>
            </ErrorBoundary>
          )
        }
      />
    ),
    '/createblog': (
      <RequireVerified title="Write a post">
        <CreateBlogPage />
      </RequireVerified>
    ),
    '/editblog/:id': (
      <RequireVerified title="Edit the post">
        <EditBlogPage />
      </RequireVerified>
    ),
  };
  return (
    <Routes>
      <Route element={<Layout account={<Account />} hasFeed={cache.newest.length > 0} />}>
        <Route index element={<Navigate to="/home" replace state={state} />} />
        {routes.map(({ path }) => (
          // Firebase Hosting distinguishes upper and lower case, and the router must agree with it.
          <Route key={path} path={path} caseSensitive element={elements[path]} />
        ))}
        {texts}
        <Route path="*" element={<UnknownUrl />} />
      </Route>
    </Routes>
  );
}
