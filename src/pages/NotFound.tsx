import { Link } from 'react-router-dom';
import { Page } from '../layout/Page';

/** What an unknown address, or the address of a post that does not exist, ends in. */
export function NotFound() {
  return (
    <Page title="Not found" indexed={false}>
      <p className="lead">There is nothing at this address. It may have moved, or never existed.</p>
      <p>
        <Link to="/home">Go to the home page</Link> or <Link to="/blogs">read the blog</Link>.
      </p>
    </Page>
  );
}
