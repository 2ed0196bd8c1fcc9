import { createId } from '../post/stored';
import { identifyBrowser } from './describeDevice';
import type { Draft, DraftContent } from './drafts';

/** A draft as the cloud has it; `copied` counts how many times it was saved there. */
export type CloudDraft = Draft & { copied: number };

const pickContent = ({ post, address, basedOn, discardedAt, extras }: Draft): DraftContent => ({
  ...{ post, address, basedOn, discardedAt, extras },
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether two values are the same in JSON, which would be slower: at each key, a draft has the same paragraphs but one. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other || !isRecord(one) || !isRecord(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...keys].every((key) => isSame(one[key], other[key]))
  );
}

/** Whether two drafts are the same but for when and where they were saved. */
export const hasSameContent = (one: Draft, other: Draft) =>
  isSame(pickContent(one), pickContent(other));

/** A draft of which the cloud has `copy`, saved there for the `copied`th time. */
export function withCopy(draft: Draft, copy: Draft, copied: number): Draft {
  const isAhead = !hasSameContent(draft, copy);
  return { ...draft, copied, isAhead, base: isAhead ? pickContent(copy) : undefined };
}

/** What a draft that is changed now was when it was last the same as its copy; undefined if it has none, or that isn't known. */
export const toBase = (draft: Draft): DraftContent | undefined =>
  draft.isAhead || !draft.copied ? draft.base : pickContent(draft);

/** A draft whose copy is about to be sent: of a first one, the answer may never come. */
export const beforeCopy = (draft: Draft): Draft => ({ ...draft, copied: draft.copied ?? 0 });

/** Whether two drafts have the same words. */
export const hasSameWords = (one: Draft, other: Draft) =>
  JSON.stringify([one.post, one.address]) === JSON.stringify([other.post, other.address]);

/** A draft after it was compared with its copy in the cloud. */
export interface Merged {
  /** What the browser should have under the draft's id; null if it was published or deleted elsewhere. */
  draft: Draft | null;
  /** The browser's words as a draft of their own, if they had changed too, and nobody can tell which did. */
  split?: Draft;
  /** The copy, if both were changed since they were the same: the author decides. */
  clash?: CloudDraft;
}

const toSplit = (draft: Draft) => ({
  ...draft,
  id: createId(),
  base: undefined,
  copied: undefined,
  extras: undefined,
});

/** The draft once its words were compared with those of a copy that was changed too. Undefined if something else was changed in both. */
export function mergeContent(draft: Draft, copy: CloudDraft): Draft | undefined {
  const { base } = draft;
  if (!base) return undefined;
  const merged = { ...draft };
  for (const key of ['address', 'basedOn', 'discardedAt', 'extras'] as const) {
    if (isSame(copy[key], base[key]) || isSame(copy[key], draft[key])) continue;
    if (!isSame(draft[key], base[key])) return undefined;
    Object.assign(merged, { [key]: copy[key] });
  }
  return withCopy(merged, copy, copy.copied);
}

/** Compares a draft with its copy in the cloud; null if there is none. */
export function mergeDraft(draft: Draft | null, copy: CloudDraft | null): Merged {
  if (!copy) {
    if (!draft?.copied) return { draft };
    if (!draft.isAhead) return { draft: null };
    // A correction is compared with the published version when it is submitted. What was added to it has ended with the copy.
    if (draft.basedOn.kind !== 'new')
      return { draft: { ...draft, copied: undefined, extras: undefined } };
    return { draft: null, split: { ...toSplit(draft), hasEndedElsewhere: true } };
  }
  if (copy.copied === draft?.copied) return { draft };
  // This browser's own words, saved before: the answer was lost, or another tab has copied them.
  // A tab that could not store its last words here may have copied them before it closed.
  if (draft && copy.browser === identifyBrowser() && copy.savedAt <= draft.savedAt)
    return { draft: withCopy(draft, copy, copy.copied) };
  if (draft && hasSameWords(draft, copy)) return { draft: { ...copy, undo: draft.undo } };
  if (!draft?.isAhead) return { draft: copy };
  if (mergeContent(draft, copy)) return { draft, clash: copy };
  const clashedWith = copy.device;
  return { draft: copy, split: { ...toSplit(draft), clashedWith } };
}
