import type { CloudDraft } from './mergeDraft';

/** The copies of drafts that this tab has last listed, by user: other parts need not read them again. */
export const readCopies = new Map<string, CloudDraft[]>();
