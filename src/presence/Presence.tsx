import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drafts } from '#words/drafts';
import { presence } from '#words/presence';
import type { User } from '../auth/cachedUser';
import { formatTime } from '../base/language/formatTime';
import { identifyBrowser } from '../drafts/describeDevice';
import type { Draft } from '../drafts/drafts';
import type { Published } from '../post/stored';
import { toDate } from '../post/toDate';
import { type Editor, listenToEditors, RECENT_MS, tellEditing } from './editors';

const TELL_AGAIN_AFTER_MS = 60_000;
const LOOK_AGAIN_AFTER_MS = 30_000;

/** The time, which goes on while the component is shown. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN_AFTER_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface Props {
  user: User;
  isAdmin: boolean;
  draft: Draft;
  /** The post that the draft corrects. */
  published?: Published;
}

/** Says who else has changed the post within the last minutes, and on which other device the author has; tells others the same of this author. */
export function Presence({ user, isAdmin, draft, published }: Props) {
  const { uid, displayName } = user;
  const { device = drafts.browser, browser, savedAt } = draft;
  const address = isAdmin && draft.basedOn.kind === 'version' ? draft.address : undefined;
  const isElsewhere = browser !== undefined && browser !== identifyBrowser();
  const [editors, setEditors] = useState<Editor[]>([]);
  const told = useRef(0);
  const now = useNow();
  const isRecent = (time: number) => now - time < RECENT_MS;

  useEffect(() => (address ? listenToEditors(address, setEditors) : undefined), [address]);

  const tell = useEffectEvent(() => {
    const time = Date.now();
    const isWriting = draft.isAhead && !isElsewhere && time - savedAt < RECENT_MS;
    if (!address || !isWriting || time - told.current < TELL_AGAIN_AFTER_MS) return;
    told.current = time;
    const own = editors.find((one) => one.uid === uid && time - one.savedAt < RECENT_MS);
    const about = { uid, name: displayName ?? '', since: own?.since };
    tellEditing(address, about).catch(() => undefined);
  });
  useEffect(() => tell(), [address, savedAt]);

  // What they have published since is in the form, or compared with it.
  const { DatePosted, DateUpdated } = published?.stored ?? {};
  const changedAt = Number(toDate(DateUpdated) ?? toDate(DatePosted));
  const lines = editors
    .filter((one) => one.uid !== uid && isRecent(one.savedAt) && one.savedAt > changedAt)
    .map((one) => presence.editing(one.name || presence.someone, formatTime(one.since)));
  if (isElsewhere && isRecent(savedAt)) lines.push(presence.elsewhere(device, formatTime(savedAt)));
  return (
    <div role="status">
      {lines.map((line) => (
        <p key={line} className="mono">
          {line}
        </p>
      ))}
    </div>
  );
}
