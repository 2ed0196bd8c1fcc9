import type { Page } from '@playwright/test';
import { sampleAccounts } from '../../src/auth/sampleAccounts';
import * as words from '../../tests/fixtures/words/en';

/** What a form shows on screen. */
export interface FormState {
  id: string;
  texts: string[];
  /** The stored draft at the same moment. */
  draft: string | null;
  status: string;
  /** What keeps it from being published. */
  alert: string;
  isBusy: boolean;
}

/** The author of a run. */
export const admin = sampleAccounts.find(({ role }) => role === 'Admin')!;

/** What the keys of the author's drafts begin with. */
export const prefix = `draft:${admin.uid}:`;

/** Reads the form of a tab; undefined if there is none. */
export function readForm(page: Page): Promise<FormState | undefined> {
  const told = [prefix, words.writing.addressTaken] as const;
  return page.evaluate(([prefix, addressTaken]) => {
    const form = document.querySelector('.post-form');
    if (!form) return undefined;
    // Name stands below the text.
    const fields = [...form.querySelectorAll<HTMLTextAreaElement>('[data-row]')].sort(
      (a, b) => Number(a.dataset.row) - Number(b.dataset.row),
    );
    const last = decodeURIComponent(location.pathname.split('/').pop()!);
    const id = new URLSearchParams(location.search).get('draft') ?? last;
    const alert = document.querySelector('.conflict [role=alert], .sheet [role=alert]');
    const address = form.querySelector('#page-path-hint')!.textContent;
    return {
      id,
      texts: fields.map(({ value }) => value),
      draft: localStorage.getItem(prefix + id),
      status: document.querySelector('.submit [role=status]')!.textContent,
      alert: alert?.textContent ?? (address === addressTaken ? address : ''),
      isBusy: form.querySelector('fieldset')!.disabled,
    };
  }, told);
}
