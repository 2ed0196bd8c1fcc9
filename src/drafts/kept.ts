import type { Draft } from './drafts';
import type { CloudDraft } from './mergeDraft';

/** A draft that is being written, and where its words are. */
export interface Kept {
  draft: Draft;
  /** When the browser saved the words, in ms since 1970; if it can't, whether the cloud has them. */
  saved?: number | 'copied' | 'failed';
  /** Whether the copy in the cloud could not be brought up to date. */
  isCopyBehind: boolean;
  /** The copy that another device has changed too, about which the author must decide before the draft is copied again. */
  clash?: CloudDraft;
}

/** What a form does when its draft changes otherwise than by its own keys. */
export interface Listeners {
  /** Brings pending changes of the form into the draft. */
  flush: () => void;
  /** Receives the words that another device has saved. */
  onReplaced: (draft: Draft) => void;
  /** Receives the separate draft that this device's words became, as the draft was changed elsewhere too, or has ended there. */
  onSplit: (draft: Draft) => void;
  /** The draft was published or discarded elsewhere. */
  onEnded: () => void;
}
