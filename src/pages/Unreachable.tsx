import { Link } from 'react-router-dom';
import { missing } from '#words/missing';
import { ErrorMessage } from '../layout/ErrorMessage';
import { Page } from '../layout/Page';
import { reload } from '../layout/reload';
import { withParts } from '../layout/withParts';

/** Shown when the server can't be reached, so the page may exist. */
export function Unreachable() {
  return (
    <Page title={missing.noConnection} noindex>
      <ErrorMessage onRetry={reload}>{missing.unreachable}</ErrorMessage>
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
