import { DraftSession } from '../../../src/drafts/session/draftSession';
import type { DraftPorts } from '../../../src/drafts/session/ports';
import type { PostContent } from '../../../src/post/post';

/** Opens a draft in a browser that stores and sends nothing. */
export function openSession(post: PostContent): DraftSession {
  const nothing = () => undefined;
  const never = () => new Promise<never>(nothing);
  const ports: DraftPorts = {
    device: () => 'A browser',
    browser: () => 'browser',
    now: Date.now,
    isOnline: () => true,
    afterPaint: (work) => ({ schedule: work, flush: nothing }),
    read: () => null,
    readText: () => null,
    isUnsaved: () => false,
    save: () => true,
    remove: nothing,
    send: never,
    listen: () => nothing,
    lock: (report) => {
      report('held');
      return { takeOver: nothing, release: nothing };
    },
    inTurn: (run) => run(),
    isOpen: () => Promise.resolve(false),
    publish: never,
    watch: () => nothing,
    warn: nothing,
  };
  const blank = { id: 'a', post, savedAt: 0, basedOn: { kind: 'new' }, isAhead: false } as const;
  const session = new DraftSession(ports, blank);
  session.enter({ replaceWords: (replace) => replace(), follow: nothing });
  return session;
}
