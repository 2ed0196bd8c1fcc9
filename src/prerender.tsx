import { type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { App } from './App';
import { Account } from './auth/Account';
import { type Snapshot, startFrom } from './blog/cache';
import { resume } from './content/resume';
import { Layout } from './layout/Layout';
import { Waiting } from './layout/Loading';

/** The two parts of a page's HTML that React writes. */
export interface Rendered {
  head: string;
  body: string;
}

const between = (html: string, from: string, to: string) =>
  html.slice(html.indexOf(from) + from.length, html.lastIndexOf(to));

async function render(path: string, children: ReactNode): Promise<Rendered> {
  // The document is there so that React puts head tags into a head; the browser hydrates only the body.
  const { prelude } = await prerender(
    <html lang="en">
      <head />
      <body>
        <StaticRouter location={path}>{children}</StaticRouter>
      </body>
    </html>,
    // A long page would else come in parts, which scripts put into their places.
    { progressiveChunkSize: Infinity },
  );
  const html = await new Response(prelude as ReadableStream).text();
  return { head: between(html, '<head>', '</head>'), body: between(html, '<body>', '</body>') };
}

/** Renders the page at a path, as the browser will hydrate it from the same snapshot of the posts. */
export function renderPage(path: string, snapshot: Snapshot = {}): Promise<Rendered> {
  startFrom(snapshot);
  return render(path, <App />);
}

/** Renders the frame that any address without a page of its own starts from. */
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
              <Waiting>Loading the page…</Waiting>
            </>
          }
        />
      </Route>
    </Routes>,
  );

export { firebaseConfig } from './firebase/config';
export { hosts } from './firebase/cspSources';
export { absolute } from './layout/absoluteUrl';
