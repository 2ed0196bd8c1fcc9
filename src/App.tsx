import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Account } from './auth/Account';
import { RequireVerified } from './auth/RequireVerified';
import { BlogListPage } from './blog/reading/BlogListPage';
import { BlogPage } from './blog/reading/BlogPage';
import { Layout } from './layout/Layout';
import { Contact } from './pages/Contact';
import { Cv } from './pages/Cv';
import { Home } from './pages/Home';
import { NotFound } from './pages/NotFound';

const CreateBlogPage = lazy(() => import('./blog/writing/CreateBlogPage'));

/** The route table: one line for each row of the specification's, and what no row names. */
export function App() {
  return (
    <Routes>
      <Route element={<Layout account={<Account />} />}>
        <Route index element={<Navigate to="/home" replace />} />
        <Route path="home" element={<Home />} />
        <Route path="cv" element={<Cv />} />
        <Route path="contact" element={<Contact />} />
        <Route path="blogs" element={<BlogListPage />} />
        <Route path="blog/:id" element={<BlogPage />} />
        <Route element={<RequireVerified title="Write a post" />}>
          <Route path="createblog" element={<CreateBlogPage />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
