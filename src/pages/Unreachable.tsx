import { Link } from 'react-router-dom';
import { missing } from '#words/missing';
import { ErrorMessage } from '../messages/ErrorMessage';
import { Page } from '../site/Page';
import { reload } from '../messages/reload';

/** Shown when the server can't be reached, so the page may exist. */
export function Unreachable() {
  return (
    <Page title={missing.noConnection} noindex>
      <ErrorMessage onRetry={reload}>{missing.unreachable}</ErrorMessage>
      <p>
        <Link to="/home">{missing.goHome}</Link>
        {missing.or}
        <Link to="/blogs">{missing.readBlog}</Link>
        {missing.end}
      </p>
    </Page>
  );
}
