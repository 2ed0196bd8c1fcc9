import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { App } from '../../src/App';
import { Account } from '../../src/auth/Account';
import { cacheOf, type Snapshot } from '../../src/blog/cache';
import { resume } from '../../src/content/resume';
import { Layout } from '../../src/layout/Layout';
import { Loading } from '../../src/layout/Loading';

/** The two parts of a page's HTML that React renders. */
export interface Rendered {
  head: string;
  body: string;
}

const between = (html: string, from: string, to: string) =>
  html.slice(html.indexOf(from) + from.length, html.lastIndexOf(to));

async function render(path: string, children: ReactNode): Promise<Rendered> {
  const errors: unknown[] = [];
  // A whole document, so that React puts metadata into the head; the browser hydrates only the body.
  const { prelude } = await prerenderToNodeStream(
    <html lang="en">
      <head />
      <body>
        <StaticRouter location={path}>{children}</StaticRouter>
      </body>
    </html>,
    {
      // React would split a long page into parts that only an inline script puts together.
      progressiveChunkSize: Infinity,
      // Without this, Suspense would hide an error and its fallback would be the page.
      onError: (error) => void errors.push(error),
    },
  );
  const html = await text(prelude);
  if (errors.length > 0) throw new Error(`${path} could not be rendered.`, { cause: errors[0] });
  return { head: between(html, '<head>', '</head>'), body: between(html, '<body>', '</body>') };
}

/** Renders the page at a path as the browser will hydrate it, from the same snapshot. Throws if rendering fails. */
export const renderPage = (path: string, snapshot?: Snapshot): Promise<Rendered> =>
  render(path, <App cache={cacheOf(snapshot)} />);

/** Renders the shell that paths without an HTML page of their own start from. */
export const renderShell = (): Promise<Rendered> =>
  render(
    '/',
    <Routes>
      <Route element={<Layout account={<Account />} />}>
        <Route
          path="*"
          element={
            <>
              <title>{resume.basics.name}</title>
              <Loading>Loading the page…</Loading>
            </>
          }
        />
      </Route>
    </Routes>,
  );
