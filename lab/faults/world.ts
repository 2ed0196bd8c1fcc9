import { devices, type Dialog, type Page } from '@playwright/test';
import { signInAs } from '../../tests/e2e/support/actions';
import { remove, storedIn, write } from '../../tests/e2e/support/emulators';
import { toContent } from '../../src/post/toPost';
import { listTexts } from '../../src/post/text/texts';
import type { Draft } from '../../src/drafts/drafts';
import { Device } from './device';
import { admin, prefix, readForm } from './readForm';

/** A promise of the form that was broken. */
export class Broken extends Error {}

/** Texts by the path or id of their document. */
type Texts = Map<string, string[]>;

const patience = { timeout: 60_000 };

/** Finds the words of a run in texts. Nothing else looks like them. */
export const wordsIn = (texts: string[]): Set<string> =>
  new Set(texts.join(' ').match(/\bw\d+x\b/g));

/** The texts of a draft as it is stored. */
export const textsOf = (json: string) => listTexts(toContent((JSON.parse(json) as Draft).post));

/** The world of a run: one or two devices with one or two tabs each, and every word typed. */
export class World {
  devices: Device[] = [];
  tabs: Page[] = [];
  /** The current tab. */
  page!: Page;
  isAdmin = true;
  /** Words that were typed and not removed on purpose, which must not be lost. */
  kept = new Set<string>();
  /** Words that two drafts had in common when one was split from the other: both may be published. */
  shared = new Set<string>();
  /** Drafts that were split from others. */
  splits = new Set<string>();
  /** The published states seen so far, as texts by the path of their version. */
  states: Texts = new Map();
  /** Words that only a tab's memory holds, as the browser could not store them, by tab and draft. */
  memory = new Map<Page, Map<string, Set<string>>>();
  /** Tabs that may still be sending a post. */
  sending = new Set<Page>();
  typed = 0;
  published = 0;
  uncaught: string[] = [];
  dialogs: { type: string; message: string }[] = [];
  /** The answer to a question. */
  answer: 'accept' | 'dismiss' = 'accept';

  constructor(
    readonly executablePath: string,
    readonly url: string,
  ) {}

  async open() {
    await this.setAdmin(true);
    await this.addDevice();
  }

  async close() {
    for (const device of this.devices) await device.close();
    const paths = await Promise.all(['versions', 'deleted', 'drafts'].map(storedIn));
    for (const path of paths.flatMap((some) => [...some.keys()])) await remove(path);
    for (const path of this.states.keys()) await remove(path.split('/versions/')[0]!);
  }

  /** Signs in on a computer, then on a phone. */
  async addDevice() {
    const size = this.devices.length > 0 ? devices['Pixel 7'] : {};
    const device = await Device.start(this.executablePath, { baseURL: this.url, ...size });
    device.context.on('weberror', (one) => this.uncaught.push(String(one.error().stack)));
    this.devices.push(device);
    await this.openTab('/home', device);
    await signInAs(this.page, 'Admin');
  }

  /** The device of a tab. */
  deviceOf(page = this.page) {
    return this.devices.find(({ context }) => context === page.context())!;
  }

  /** The tabs of a device. */
  tabsOf(device: Device) {
    return this.tabs.filter((tab) => tab.context() === device.context);
  }

  nextWord() {
    const word = `w${++this.typed}x`;
    this.kept.add(word);
    return word;
  }

  giveUp(words: Iterable<string>) {
    for (const word of words) this.kept.delete(word);
  }

  async openTab(path: string, device = this.deviceOf()) {
    const page = await device.context.newPage();
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
    this.isAdmin = isAdmin;
    return write(`users/${admin.uid}`, { admin: isAdmin });
  }

  /** Reads the form of a tab; undefined if there is none. */
  readForm(page = this.page) {
    return readForm(page);
  }

  /** Describes each tab, the current one first, as it looks when something has broken. */
  describe(): Promise<string[]> {
    const tabs = [this.page, ...this.tabs.filter((tab) => tab !== this.page)];
    return Promise.all(
      tabs.map(async (tab) => {
        const seen = await tab
          .evaluate(() => {
            const { tagName, id } = document.activeElement ?? {};
            const rows = [...document.querySelectorAll<HTMLTextAreaElement>('[data-row]')];
            const texts = rows.map(({ value }) => value);
            return { focus: [tagName, id], texts, page: document.querySelector('main')?.innerText };
          })
          .catch(String);
        const { line } = this.deviceOf(tab);
        return JSON.stringify({ url: tab.url(), line, seen }, undefined, 1);
      }),
    );
  }

  /** Reads the drafts in the browsers, as JSON; those with the same id on two devices are two. */
  async drafts(): Promise<[id: string, json: string][]> {
    const stored = this.devices.map((device) =>
      this.tabsOf(device)[0]!.evaluate((prefix) => {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
        return keys.map((key) => [key.slice(prefix.length), localStorage.getItem(key)!]);
      }, prefix),
    );
    return (await Promise.all(stored)).flat() as [string, string][];
  }

  /** Reads the copies of the drafts in the database, as JSON by path. */
  async copies(): Promise<[path: string, json: string][]> {
    return [...(await storedIn('drafts'))].map(([path, { Draft }]) => [path, Draft as string]);
  }

  /** Reads posts or versions of posts in the database. */
  async posts(collection: 'blogs' | 'versions' = 'blogs'): Promise<Texts> {
    const documents = await storedIn(collection);
    return new Map([...documents].map(([path, post]) => [path, listTexts(toContent(post))]));
  }

  /** Reads everything that is stored, and the words in it. */
  async stored() {
    const drafts = (await Promise.all([this.drafts(), this.copies()])).flat();
    const [posts, versions, pictures] = await Promise.all(
      ['blogs', 'versions', 'pictures'].map(storedIn),
    );
    const texts = [...posts!.values(), ...versions!.values()].flatMap((one) =>
      listTexts(toContent(one)),
    );
    const words = wordsIn([...drafts.flatMap(([, json]) => textsOf(json)), ...texts]);
    return { drafts, posts: posts!, versions: versions!, pictures: pictures!, words };
  }

  /** Waits until a submit has succeeded or failed. */
  async waitUntilSettled(page = this.page) {
    const isOver = () => {
      const fields = document.querySelector<HTMLFieldSetElement>('.post-form > fieldset');
      // The address changes before the page does.
      if (fields) return !fields.disabled;
      // Its form is away for a moment when another device's change has made the draft one of its own.
      return !/^\/(create|edit)blog/.test(location.pathname);
    };
    await page.waitForFunction(isOver, undefined, patience).catch(() => {
      throw new Broken('A submit has neither succeeded nor failed within a minute.');
    });
  }
}
