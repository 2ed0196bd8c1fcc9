import { lazy, type ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Account } from './auth/Account';
import { RequireVerified } from './auth/RequireVerified';
import type { BlogCache } from './blog/cache';
import { BlogListPage } from './blog/reading/BlogListPage';
import { BlogPage } from './blog/reading/BlogPage';
import { Lately } from './blog/reading/Lately';
import { PublishedNotice } from './blog/reading/PublishedNotice';
import { Layout } from './layout/Layout';
import { Contact } from './pages/Contact';
import { Cv } from './pages/Cv';
import { Home } from './pages/Home';
import { UnknownUrl } from './pages/UnknownUrl';
import { type Path, routes } from './routes';

const CreateBlogPage = lazy(() => import('./blog/writing/CreateBlogPage'));

/** The route table: what each path of src/routes.ts shows. `cache` holds the posts that need no loading. */
export function App({ cache }: { cache: BlogCache }) {
  const { state } = useLocation() as { state: unknown };
  const elements: Record<Path, ReactElement> = {
    '/home': <Home notice={<PublishedNotice />} lately={<Lately cache={cache} />} />,
    '/cv': <Cv />,
    '/contact': <Contact />,
    '/blogs': <BlogListPage cache={cache} />,
    '/blog/:id': <BlogPage cache={cache} />,
    '/createblog': (
      <RequireVerified title="Write a post">
        <CreateBlogPage />
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
        <Route path="*" element={<UnknownUrl />} />
      </Route>
    </Routes>
  );
}
