import { copyToCloud, listenToCopy } from '../cloudDrafts';
import { deferUntilPaint } from '../deferUntilPaint';
import { describeDevice, identifyBrowser } from '../describeDevice';
import { deleteDraft, readDraft, readDraftText, saveDraft, toKey } from '../drafts';
import { copyInTurn, isOpen, isUnsaved, lockDraft } from '../locks';
import { warnBeforeClosing } from '../warnBeforeClosing';
import type { DraftPorts } from './ports';

// Words could be lost after these, or be read elsewhere.
const leaving = ['beforeunload', 'pagehide', 'popstate', 'focusout'];

/** Reports what happens to this tab, by the events of the browser. */
const watch =
  (uid: string, id: string): DraftPorts['watch'] =>
  (report) => {
    const end = new AbortController();
    const { signal } = end;
    const hear = (names: string[], listener: (event: Event) => void) => {
      for (const name of names) addEventListener(name, listener, { capture: true, signal });
    };
    hear(leaving, () => report('flush'));
    hear(['visibilitychange'], () => report(document.hidden ? 'hidden' : 'stored elsewhere'));
    hear(['pageshow'], () => report('stored elsewhere'));
    hear(['storage'], (event) => {
      if ((event as StorageEvent).key === toKey(uid, id)) report('stored elsewhere');
    });
    hear(['online'], () => report('connection back'));
    hear(['offline'], () => report('connection gone'));
    return () => end.abort();
  };

/** The browser and the cloud, for the session of a draft. */
export const toPorts = (
  uid: string,
  id: string,
  publish: (uid: string) => DraftPorts['publish'],
): DraftPorts => ({
  device: describeDevice,
  browser: identifyBrowser,
  now: Date.now,
  isOnline: () => navigator.onLine,
  afterPaint: deferUntilPaint,
  read: () => readDraft(uid, id),
  readText: () => readDraftText(uid, id),
  isUnsaved: () => isUnsaved(uid, id),
  save: (draft) => saveDraft(uid, draft),
  remove: () => deleteDraft(uid, id),
  send: (draft) => copyToCloud(uid, draft),
  listen: (report, onError) => listenToCopy(uid, id, report, onError),
  lock: (report) => lockDraft(uid, id, report),
  inTurn: (run) => copyInTurn(uid, id, run),
  isOpen: () => isOpen(id),
  publish: publish(uid),
  watch: watch(uid, id),
  warn: (isActive) => warnBeforeClosing(`${uid}/${id}`, isActive),
});
