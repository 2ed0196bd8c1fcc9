import type { ComponentProps } from 'react';
import { demo } from '#words/demo';
import { toHref } from '../addresses';
import { readCachedUser } from '../auth/cachedUser';
import { frameWords } from '../base/language/ownWords';
import { Header as SiteHeader } from '../site/Header';

async function startAgain() {
  const { forget } = await import('./firestore');
  const { deleteDraft, listDrafts } = await import('../drafts/drafts');
  const uid = readCachedUser()?.uid;
  if (uid) for (const { id } of listDrafts(uid)) deleteDraft(uid, id);
  await forget();
  location.assign(toHref('/home'));
}

/** The site's header, and below it what a visitor of the demo must know. */
export const Header = (props: ComponentProps<typeof SiteHeader>) => (
  <>
    <SiteHeader {...props} />
    <aside {...frameWords} className="container buttons">
      {demo.note}
      <button type="button" className="btn btn-quiet" onClick={() => void startAgain()}>
        {demo.again}
      </button>
    </aside>
  </>
);
