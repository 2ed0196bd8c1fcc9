import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { posts } from '#words/posts';
import { versions } from '#words/author/versions';
import { announce } from '../base/announce';
import { part } from '../base/part';
import { toContent } from '../post/toPost';
import { formatTime } from '../base/language/formatTime';
import type { Version } from './formerPosts';
import { OnRequest } from './OnRequest';
import { type ChangeForm, replaceRows } from '../rows/rowActions';
import type { Published } from '../post/stored';

const loadFormerPosts = part(() => import('./formerPosts'));
const loadDifferences = part(() => import('./findDifferences'));

interface Props {
  id: string;
  published: Published;
  change: ChangeForm;
}

/** A version, and what the one after it changed. */
type Listed = Version & { changes: string };

async function load(id: string, { stored }: Published): Promise<Listed[]> {
  const [{ listVersions }, { describeChanges }] = await Promise.all([
    loadFormerPosts(),
    loadDifferences(),
  ]);
  const all = await listVersions(id);
  return all.map((version, i) => {
    const next = i === 0 ? toContent(stored) : all[i - 1]!.post;
    return { ...version, changes: describeChanges(version.post, next) };
  });
}

/** Lists the former versions of a post, and puts one into the form. */
export function Versions({ id, published, change }: Props) {
  const [restored, setRestored] = useState<number>();

  function restore({ post, revision }: Version) {
    change(replaceRows(post));
    setRestored(revision);
    announce(versions.isInForm);
  }

  return (
    <OnRequest title={versions.title} empty={versions.none} load={() => load(id, published)}>
      {(items) =>
        items.map((version) => {
          const date = version.date ? formatTime(version.date.getTime()) : posts.undated;
          return (
            <li key={version.revision}>
              <span className="meta">{date}</span>
              <div>
                <span>{versions.thenChanged(version.changes)}</span>{' '}
                <Button
                  variant="link"
                  aria-label={versions.restoreVersion(date)}
                  onClick={() => restore(version)}
                >
                  {versions.restore}
                </Button>
                {restored === version.revision && <span className="meta">{versions.inForm}</span>}
              </div>
            </li>
          );
        })
      }
    </OnRequest>
  );
}
