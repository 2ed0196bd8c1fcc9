import { Link } from 'react-router-dom';
import { ErrorMessage } from '../layout/ErrorMessage';
import { Page } from '../layout/Page';
import { reload } from '../layout/reload';

/** Shown when the server can't be reached, so the page may exist. */
export function Unreachable() {
  return (
    <Page title="No connection" noindex>
      <ErrorMessage onRetry={reload}>
        The site can’t be reached, and this page is not saved on this device. Please check your
        connection.
      </ErrorMessage>
      <p>
        <Link to="/home">Go to the home page</Link> or <Link to="/blogs">read the blog</Link>.
      </p>
    </Page>
  );
}
