import { Link } from 'react-router-dom';
import { Page } from '../layout/Page';

/** Shown for unknown URLs and missing posts. */
export function NotFound() {
  return (
    <Page title="Not found" noindex>
      <p className="lead">There is nothing at this address. It may have moved, or never existed.</p>
      <noscript>
        <p>A post from the last few minutes needs JavaScript. Please switch it on and reload.</p>
      </noscript>
      <p>
        <Link to="/home">Go to the home page</Link> or <Link to="/blogs">read the blog</Link>.
      </p>
    </Page>
  );
}
