import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link } from 'react-router-dom';
import { tools } from '#words/author/tools';
import { versions } from '#words/author/versions';
import { useAdmin } from '../auth/useAdmin';
import { announce } from '../base/announce';
import { displayTitle, toPath } from '../post/post';
import { ChangedElsewhereError, explainChangeError } from './explainChangeError';
import { formatTime } from '../base/language/formatTime';
import { type DeletedPost, erasePost, listDeletedPosts, restorePost } from './formerPosts';
import { OnRequest } from './OnRequest';

/** Lists the deleted posts to an admin, who can restore them or erase them for good. */
export function DeletedPosts({ uid }: { uid: string }) {
  const admin = useAdmin(uid);
  const [restored, setRestored] = useState<DeletedPost>();
  const [failed, setFailed] = useState('');
  if (admin.state !== 'ready' || !admin.value) return null;

  async function act(what: string, work: () => Promise<void>, reload: () => void) {
    try {
      await work();
      setFailed('');
      announce(what);
      // The button that was pressed goes with its post.
      document.activeElement?.closest('details')?.querySelector('summary')?.focus();
      reload();
    } catch (error) {
      setFailed(versions.nothingChanged(explainChangeError(error)));
      if (error instanceof ChangedElsewhereError) reload();
    }
  }

  return (
    <>
      {restored && (
        <p className="alert">
          {versions.publishedAgain}{' '}
          <Link to={toPath(restored.id)}>{tools.readQuoted(displayTitle(restored))}</Link>
        </p>
      )}
      {failed && (
        <p className="alert alert-danger" role="alert">
          {failed}
        </p>
      )}
      <OnRequest title={versions.deletedPosts} empty={versions.noneDeleted} load={listDeletedPosts}>
        {(posts, reload) =>
          posts.map((post) => {
            const title = displayTitle(post);
            const restore = async () => {
              await restorePost(post.id);
              setRestored(post);
            };
            return (
              <li key={post.id}>
                <span className="meta">{post.date && formatTime(post.date.getTime())}</span>
                <div>
                  <span dir="auto">{displayTitle(post)}</span>{' '}
                  <Button
                    variant="link"
                    aria-label={versions.restoreTitle(title)}
                    onClick={() => void act(versions.restored(title), restore, reload)}
                  >
                    {versions.restore}
                  </Button>
                  <Button
                    variant="link"
                    aria-label={versions.eraseTitle(title)}
                    onClick={() => {
                      if (confirm(versions.mayErase(title)))
                        void act(versions.erased(title), () => erasePost(post.id), reload);
                    }}
                  >
                    {versions.eraseForGood}
                  </Button>
                </div>
              </li>
            );
          })
        }
      </OnRequest>
    </>
  );
}
