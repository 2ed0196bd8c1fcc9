import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { frame } from '#words/frame';
import { writing } from '#words/author/writing';
import { BASE, toHref } from '../../src/addresses';
import { App } from '../../src/App';
import { Account } from '../../src/auth/Account';
import { createCache, type Snapshot } from '../../src/post/cache';
import { resume } from '../../src/content/resume';
import { Layout } from '../../src/site/Layout';
import { Loading } from '../../src/base/Loading';

/** The HTML that React renders into a page's head and body. */
export interface Rendered {
  head: string;
  body: string;
}

// React has no API for the two parts. Its `<head>` and `<body>` have no attributes, and come first and last in the HTML.
const between = (html: string, from: string, to: string) =>
  html.slice(html.indexOf(from) + from.length, html.lastIndexOf(to));

async function render(path: string, children: ReactNode): Promise<Rendered> {
  const errors: unknown[] = [];
  // React hoists metadata only into the head of a whole document; the browser hydrates only the root.
  const { prelude } = await prerenderToNodeStream(
    <html lang={resume.lang}>
      <head />
      <body>
        <StaticRouter location={toHref(path)} basename={BASE}>
          {children}
        </StaticRouter>
      </body>
    </html>,
    {
      // React would otherwise split a long page into parts that an inline script assembles.
      progressiveChunkSize: Infinity,
      // Suspense would otherwise hide an error and render its fallback as the page.
      onError: (error) => void errors.push(error),
    },
  );
  const html = await text(prelude);
  if (errors.length > 0) throw new Error(`${path} could not be rendered.`, { cause: errors[0] });
  return { head: between(html, '<head>', '</head>'), body: between(html, '<body>', '</body>') };
}

/** Renders the page at a path from the snapshot that the browser hydrates it with. Throws if rendering fails. */
export const renderPage = (path: string, snapshot?: Snapshot): Promise<Rendered> =>
  render(path, <App cache={createCache(snapshot, path)} />);

/** Renders the shell, which is served for paths without a page of their own. */
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
              <meta name="robots" content="noindex" />
              <noscript>
                <p>{writing.needsScripts}</p>
              </noscript>
              <Loading>{frame.loading}</Loading>
            </>
          }
        />
      </Route>
    </Routes>,
  );
