import type { Browser, BrowserContext, Dialog, Page } from '@playwright/test';
import { type FirestoreProxy } from '../e2e/support/proxy';
import { signInAs } from '../e2e/support/actions';
import { remove, storedPosts, write } from '../e2e/support/emulators';
import { sampleAccounts } from '../../src/auth/sampleAccounts';
import { toPost } from '../../src/blog/toBlog';
import { listTexts } from '../../src/blog/texts';
import type { Draft } from '../../src/blog/writing/drafts';

/** A promise of the form that was broken. */
export class Broken extends Error {}

/** What a form shows on screen. */
export interface FormState {
  id: string;
  texts: string[];
  status: string;
  alert: string;
  isBusy: boolean;
}

const admin = sampleAccounts.find(({ role }) => role === 'Admin')!;
const patience = { timeout: 60_000 };

/** Finds the words of a run in texts. Nothing else looks like them. */
export const wordsIn = (texts: string[]): Set<string> =>
  new Set(texts.join(' ').match(/\bw\d+x\b/g));

/** The world of a run: a browser with one or two tabs, the line to the database, and every word typed. */
export class World {
  tabs: Page[] = [];
  /** The current tab. */
  page!: Page;
  line: 'up' | 'cut' | 'losing' = 'up';
  /** Words that were typed and not removed on purpose, which must not be lost. */
  kept = new Set<string>();
  /** Words that only a tab's memory holds, as the browser could not store them, by tab and draft. */
  memory = new Map<Page, Map<string, Set<string>>>();
  /** Tabs that may still be sending a post. */
  sending = new Set<Page>();
  typed = 0;
  published = 0;
  uncaught: string[] = [];
  dialogs: { type: string; message: string }[] = [];
  /** The answer to the dialog of a user who is no admin. */
  answer: 'accept' | 'dismiss' = 'accept';
  #context?: BrowserContext;

  constructor(
    readonly browser: Browser,
    readonly proxy: FirestoreProxy,
    readonly url: string,
  ) {}

  async open() {
    await this.setAdmin(true);
    const context = await this.browser.newContext({ baseURL: this.url, serviceWorkers: 'block' });
    context.setDefaultTimeout(20_000);
    context.on('weberror', (one) => this.uncaught.push(String(one.error().stack)));
    this.#context = context;
    await this.openTab('/home');
    await signInAs(this.page, 'Admin');
  }

  async close() {
    if (this.line !== 'up') await this.restore();
    await this.#context?.close();
    for (const [id, texts] of await this.posts())
      if (wordsIn(texts).size > 0) await remove(`blogs/${id}`);
  }

  nextWord() {
    const word = `w${++this.typed}x`;
    this.kept.add(word);
    return word;
  }

  giveUp(words: Iterable<string>) {
    for (const word of words) this.kept.delete(word);
  }

  async openTab(path: string) {
    const page = await this.#context!.newPage();
    page.on('dialog', (dialog) => void this.#answer(dialog));
    await page.goto(path);
    this.tabs.push(page);
    this.page = page;
    this.memory.set(page, new Map());
  }

  async #answer(dialog: Dialog) {
    this.dialogs.push({ type: dialog.type(), message: dialog.message() });
    await dialog[dialog.type() === 'beforeunload' ? 'accept' : this.answer]();
  }

  setAdmin(isAdmin: boolean) {
    return write(`users/${admin.uid}`, { admin: isAdmin });
  }

  async cut() {
    if (this.line !== 'cut') await this.proxy.cut();
    this.line = 'cut';
  }

  async restore() {
    if (this.line === 'losing') await this.proxy.cut();
    if (this.line !== 'up') await this.proxy.restore();
    this.line = 'up';
  }

  /** Reads the form of a tab; undefined if there is none. */
  readForm(page = this.page): Promise<FormState | undefined> {
    return page.evaluate(() => {
      const form = document.querySelector('.post-form');
      if (!form) return undefined;
      const fields = form.querySelectorAll<HTMLInputElement>('input, textarea');
      const last = decodeURIComponent(location.pathname.split('/').pop()!);
      return {
        id: new URLSearchParams(location.search).get('draft') ?? last,
        texts: [...fields].map(({ value }) => value),
        status: form.querySelector('[role=status]')!.textContent,
        alert: form.querySelector('[role=alert]')?.textContent ?? '',
        isBusy: form.querySelector('fieldset')!.disabled,
      };
    });
  }

  /** Reads the drafts in local storage, as texts by post id. */
  async drafts(): Promise<Map<string, string[]>> {
    const stored = await this.page.evaluate((prefix) => {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
      return keys.map((key) => [key.slice(prefix.length), localStorage.getItem(key)!] as const);
    }, `draft:${admin.uid}:`);
    return new Map(
      stored.map(([id, json]) => [id, listTexts(toPost((JSON.parse(json) as Draft).post))]),
    );
  }

  /** Reads the posts in the database, as texts by id. */
  async posts(): Promise<Map<string, string[]>> {
    return new Map([...(await storedPosts())].map(([id, post]) => [id, listTexts(toPost(post))]));
  }

  /** Waits until a submit has succeeded or failed. */
  async waitUntilSettled(page = this.page) {
    const isOver = () => !document.querySelector('.post-form fieldset:disabled');
    await page.waitForFunction(isOver, undefined, patience).catch(() => {
      throw new Broken('A submit has neither succeeded nor failed within a minute.');
    });
  }
}
