import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { announce } from '../../layout/announce';
import { toPost } from '../toBlog';
import { formatTime } from './formatTime';
import type { Version } from './formerPosts';
import { OnRequest } from './OnRequest';
import type { Published } from './publishPost';
import { type ChangeForm, replacePost } from './rowActions';

interface Props {
  id: string;
  published: Published;
  change: ChangeForm;
}

/** A version, and what the one after it changed. */
type Listed = Version & { changes: string };

async function load(id: string, { stored }: Published): Promise<Listed[]> {
  const [{ listVersions }, { describeChanges }] = await Promise.all([
    import('./formerPosts'),
    import('./differences'),
  ]);
  const versions = await listVersions(id);
  return versions.map((version, i) => {
    const next = i === 0 ? toPost(stored) : versions[i - 1]!.post;
    return { ...version, changes: describeChanges(version.post, next) };
  });
}

/** Lists the former versions of a post, and puts one into the form. */
export function Versions({ id, published, change }: Props) {
  const [restored, setRestored] = useState<number>();

  function restore({ post, revision }: Version) {
    replacePost(change, post);
    setRestored(revision);
    announce('The version is in the form. Submit publishes it, and Undo takes it out again.');
  }

  return (
    <OnRequest
      title="Versions"
      empty="There are no former versions of this post."
      load={() => load(id, published)}
    >
      {(versions) =>
        versions.map((version) => {
          const date = version.date ? formatTime(version.date.getTime()) : 'Undated';
          return (
            <li key={version.revision}>
              <span className="mono">{date}</span>
              <div>
                <span>Then changed: {version.changes}</span>{' '}
                <Button
                  variant="link"
                  aria-label={`Restore the version of ${date}`}
                  onClick={() => restore(version)}
                >
                  Restore
                </Button>
                {restored === version.revision && <span className="mono">In the form</span>}
              </div>
            </li>
          );
        })
      }
    </OnRequest>
  );
}
