import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Header } from './Header';
import { Loading } from './Loading';

/** The page shell: skip link, header, main and footer. */
export function Layout({ account }: { account: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header account={account} />
      <main id="main" className="container" tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Loading>Loading the page…</Loading>}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  );
}
