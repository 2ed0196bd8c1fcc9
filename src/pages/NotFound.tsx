import { Link } from 'react-router-dom';
import { missing } from '#words/missing';
import { Page } from '../layout/Page';
import { withParts } from '../layout/withParts';

/** Shown for unknown URLs and missing posts. */
export function NotFound() {
  return (
    <Page title={missing.notFound} noindex>
      <p className="lead">{missing.nothingHere}</p>
      <noscript>
        <p>{missing.needsScripts}</p>
      </noscript>
      <p>
        {withParts(
          missing.goOn,
          (part) => (
            <Link to="/home">{part}</Link>
          ),
          (part) => (
            <Link to="/blogs">{part}</Link>
          ),
        )}
      </p>
    </Page>
  );
}
