// When a draft is to be published: at once, or at a time that its author chooses.
import { scheduling } from '#words/author/scheduling';
import { formatTime } from '../base/language/formatTime';
import type { Basis, Published } from '../post/stored';
import { hasScheduledPosts } from '../settings';

type Extras = Record<string, unknown>;

interface Timed {
  draft: { basedOn: Basis; extras?: Extras };
  /** The post that it corrects. */
  published?: Published;
}

/** The time that its author has chosen for a draft, in ms since 1970; 0 for at once. Undefined if that of the scheduled post stays. */
export const readChosen = ({ dueAt }: Extras = {}): number | undefined =>
  hasScheduledPosts && typeof dueAt === 'number' ? dueAt : undefined;

/** When Submit will have a draft published, in ms since 1970; 0 for at once. Undefined if its author can't choose, as the post was published before. */
export function readDueAt({ draft, published }: Timed): number | undefined {
  if (!hasScheduledPosts) return undefined;
  const chosen = readChosen(draft.extras);
  const isOpen = draft.basedOn.kind === 'new' || published?.dueAt || chosen;
  return isOpen ? (chosen ?? published?.dueAt ?? 0) : undefined;
}

/** Says when Submit will have a draft published, unless that is at once, as for any post. */
export function describeDueAt(timed: Timed): string | undefined {
  if (!hasScheduledPosts) return undefined;
  const dueAt = readDueAt(timed);
  if (dueAt) return scheduling.later(formatTime(dueAt));
  return timed.published?.dueAt ? scheduling.atOnce : undefined;
}
