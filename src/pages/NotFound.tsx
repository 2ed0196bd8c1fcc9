import { Link } from 'react-router-dom';
import { missing } from '#words/missing';
import { Page } from '../site/Page';

/** Shown for unknown URLs and missing posts. */
export function NotFound() {
  return (
    <Page title={missing.notFound} noindex>
      <p className="lead">{missing.nothingHere}</p>
      <noscript>
        <p>{missing.needsScripts}</p>
      </noscript>
      <p>
        <Link to="/home">{missing.goHome}</Link>
        {missing.or}
        <Link to="/blogs">{missing.readBlog}</Link>
        {missing.end}
      </p>
    </Page>
  );
}
