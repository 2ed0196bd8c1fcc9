import { toPath } from '../blog';
import { CopyButton } from './CopyButton';
import { WHEN_KNOWN } from './refresh';

/** What an author may want to know and do next after publishing a post. */
export default function AfterPublishing({ id }: { id: string }) {
  const getLink = () => new URL(toPath(id), location.href).href;
  return (
    <div className="buttons">
      <CopyButton label="Copy link" done="Link copied" text={getLink} />
      <span className="mono">{WHEN_KNOWN}</span>
    </div>
  );
}
