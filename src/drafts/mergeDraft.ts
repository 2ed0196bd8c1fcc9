import { createId } from '../post/stored';
import { identifyBrowser } from './describeDevice';
import type { Draft, DraftContent } from './drafts';

/** A draft as the cloud has it; `copied` counts how many times it was saved there. */
export type CloudDraft = Draft & { copied: number };

/** What the cloud answers to a draft: how many times its copy was saved, the copy of another device if that is newer, or that its words are published already. */
export type Answer = { copied: number } | { copy: CloudDraft | null } | 'published';

const pickContent = ({ post, address, basedOn, discardedAt, extras }: Draft): DraftContent => ({
  post,
  address,
  basedOn,
  discardedAt,
  extras,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether two values are the same in JSON, which would be slower: at each key, a draft has the same paragraphs but one. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || !isRecord(a) || !isRecord(b)) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Array.isArray(a) === Array.isArray(b) && [...keys].every((key) => isSame(a[key], b[key]));
}

/** Whether two drafts are the same but for when and where they were saved. */
export const hasSameContent = (a: Draft, b: Draft) => isSame(pickContent(a), pickContent(b));

/** Whether two drafts have the same words. */
export const hasSameWords = (a: DraftContent, b: DraftContent) =>
  isSame([a.post, a.address], [b.post, b.address]);

/** A draft of which the cloud has `copy`, saved there for the `copied`th time. */
export function withCopy(draft: Draft, copy: Draft, copied: number): Draft {
  const isAhead = !hasSameContent(draft, copy);
  return { ...draft, copied, isAhead, base: isAhead ? pickContent(copy) : undefined };
}

/** What a draft that is changed now was when it was last the same as its copy; undefined if it has none, or that isn't known. */
export const toBase = (draft: Draft): DraftContent | undefined =>
  draft.isAhead || !draft.copied ? draft.base : pickContent(draft);

/** A draft with changes of this device, made `now`. Its time never goes back, as a clock may. */
export function changeDraft(draft: Draft, changes: Partial<Draft>, now = Date.now()): Draft {
  const changed = { ...draft, ...changes };
  if (hasSameContent(changed, draft)) return { ...draft, undo: changed.undo };
  const isSaved = draft.savedAt && hasSameWords(changed, draft);
  const savedAt = isSaved ? draft.savedAt : Math.max(now, draft.savedAt + 1);
  return { ...changed, savedAt, isAhead: true, base: toBase(draft) };
}

/** What remains of what was added to a draft when it is shown to nobody any more: the time at which it is to be published. */
const keepTime = ({ extras: { dueAt } = {} }: Draft): Draft['extras'] =>
  dueAt === undefined ? undefined : { dueAt };

/** What discards a draft, which nobody is shown any more, or puts it back. */
export const discardChanges = (
  draft: Draft,
  isDiscarded: boolean,
  now = Date.now(),
): Partial<Draft> => ({
  // Not before its words were saved: those would be newer, and take it back.
  discardedAt: isDiscarded ? Math.max(now, draft.savedAt) : undefined,
  extras: keepTime(draft),
});

/** A draft that is about to be sent: of a first copy, the answer may never come. */
export const markSent = (draft: Draft): Draft =>
  draft.copied === undefined ? { ...draft, copied: 0 } : draft;

/** A draft after it was compared with its copy in the cloud. */
export interface Merged {
  /** What the browser should have under the draft's id; null if it was published or deleted elsewhere. */
  draft: Draft | null;
  /** The browser's words as a draft of their own, if they had changed too, and nobody can tell which did. */
  split?: Draft;
  /** The copy, if both were changed since they were the same: the author decides. */
  clash?: CloudDraft;
}

/** A draft's words as a draft of their own. */
export const toSplit = (draft: Draft): Draft => ({
  ...draft,
  id: createId(),
  base: undefined,
  copied: undefined,
  extras: keepTime(draft),
  isAhead: true,
});

/** The draft once its words were compared with those of a copy that was changed too. Undefined if something else was changed in both. */
export function mergeContent(draft: Draft, copy: CloudDraft): Draft | undefined {
  const { base } = draft;
  if (!base) return undefined;
  const merged = { ...draft };
  for (const key of ['address', 'basedOn', 'extras'] as const) {
    if (isSame(copy[key], base[key]) || isSame(copy[key], draft[key])) continue;
    if (!isSame(draft[key], base[key])) return undefined;
    Object.assign(merged, { [key]: copy[key] });
  }
  return withCopy(merged, copy, copy.copied);
}

/** What becomes of a draft that was published or deleted elsewhere. */
function endDraft(draft: Draft): Merged {
  if (!draft.isAhead) return { draft: null };
  // A correction is compared with the published version when it is submitted. What was added to it has ended with the copy.
  if (draft.basedOn.kind !== 'new')
    return { draft: { ...draft, copied: undefined, extras: keepTime(draft) } };
  return { draft: null, split: { ...toSplit(draft), hasEndedElsewhere: true } };
}

/** Compares a draft that was changed here with a copy that was changed since they were the same. */
function mergeChanged(draft: Draft, copy: CloudDraft): Merged {
  const { base } = draft;
  const merged = mergeContent(draft, copy);
  if (!base || !merged)
    return { draft: copy, split: { ...toSplit(draft), clashedWith: copy.device } };
  // Whoever discards a draft discards no newer words of another device.
  const [isOwn, isTheirs] = [draft, copy].map(({ post }) => !isSame(post, base.post));
  if (isOwn && isTheirs) return { draft, clash: copy };
  if (!isOwn && !isTheirs) {
    const discardedAt =
      draft.discardedAt === base.discardedAt ? copy.discardedAt : draft.discardedAt;
    return { draft: withCopy({ ...merged, discardedAt }, copy, copy.copied) };
  }
  if (isOwn) return { draft: merged };
  const { post, discardedAt, savedAt, device, browser } = copy;
  const theirs = { ...merged, post, discardedAt, savedAt, device, browser, undo: undefined };
  return { draft: withCopy(theirs, copy, copy.copied) };
}

/** Compares a draft with its copy in the cloud; null if there is none. `browser` is this one's id. */
export function mergeDraft(
  draft: Draft | null,
  copy: CloudDraft | null,
  browser = identifyBrowser(),
): Merged {
  if (!copy) return draft?.copied ? endDraft(draft) : { draft };
  if (copy.copied === draft?.copied) return { draft };
  // This browser's own words, saved before: the answer was lost, or another tab has copied them.
  // A tab that could not store its last words here may have copied them before it closed.
  if (draft?.isAhead && copy.browser === browser && copy.savedAt <= draft.savedAt)
    return { draft: withCopy(draft, copy, copy.copied) };
  if (draft && hasSameWords(draft, copy)) return { draft: { ...copy, undo: draft.undo } };
  return draft?.isAhead ? mergeChanged(draft, copy) : { draft: copy };
}

/** Compares a draft, as it is by now, with the answer to what was `sent`. */
export function mergeAnswer(draft: Draft, sent: Draft, answer: Answer, browser?: string): Merged {
  if (answer === 'published') return endDraft({ ...draft, isAhead: !hasSameWords(draft, sent) });
  if ('copy' in answer) return mergeDraft(draft, answer.copy, browser);
  return { draft: withCopy(draft, sent, answer.copied) };
}
