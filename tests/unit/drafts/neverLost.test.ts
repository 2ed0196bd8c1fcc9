import { fc } from '../../fixtures/fastCheck';
import { toContent } from '../../../src/post/toPost';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cloud, Device, settle, Tab, textsOf } from './world';

/** Where the table doesn't hold. */
let faults: string[] = [];

beforeEach(() => {
  faults = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'assert').mockImplementation((isTrue, ...words) => {
    if (!isTrue) faults.push(words.join(' '));
  });
});
afterEach(() => void vi.useRealTimers());

/** What must not be lost: words typed and not discarded since. */
interface Model {
  words: Set<string>;
  discarded: Set<string>;
  count: number;
}

interface Real {
  cloud: Cloud;
  devices: Device[];
}

type Step = (tab: Tab, model: Model, real: Real) => unknown;

const wordsOf = (texts: string) => new Set(texts.match(/\bw\d+x\b/g));

/** Steps of an author with two devices of two tabs each. */
const steps: Record<string, Step> = {
  key: (tab, model) => {
    if (
      tab.isFrozen ||
      !['same', 'ahead', 'discarded', 'clash', 'outdated', 'failed'].includes(tab.state)
    )
      return;
    const word = `w${++model.count}x`;
    tab.type(word);
    model.words.add(word);
    // What is on screen is taken back with it.
    for (const one of wordsOf(JSON.stringify(tab.session.get().history.rows))) {
      model.discarded.delete(one);
      model.words.add(one);
    }
  },
  paint: (tab) => tab.paint(),
  pause: () => vi.advanceTimersByTimeAsync(4500),
  discard: (tab, model) => {
    tab.paint();
    const { draft } = tab.session.get();
    if (!draft.savedAt) return;
    const before = tab.state;
    tab.session.discard();
    if (before === tab.state || tab.state !== 'discarded') return;
    for (const word of wordsOf(JSON.stringify(draft.post))) model.discarded.add(word);
  },
  putBack: (tab, model) => {
    if (tab.state !== 'discarded') return;
    for (const word of wordsOf(JSON.stringify(tab.session.get().draft.post)))
      model.discarded.delete(word);
    tab.session.putBack();
  },
  submit: (tab) => tab.session.submit(),
  cancel: (tab) => tab.session.cancel(),
  decide: (tab) => tab.session.decide(),
  hide: (tab) => tab.hear('hidden'),
  freeze: (tab) => tab.freeze(),
  wake: (tab) => tab.wake(),
  takeOver: (tab) => {
    if (tab.state === 'closed' && !tab.isFrozen) tab.session.takeOver();
  },
  leaveAndReturn: (tab) => {
    if (tab.isFrozen) return;
    const { leading } = tab;
    tab.leave();
    tab.open(leading?.to === 'draft' ? leading.draft.id : undefined);
  },
  cut: ({ device }) => void (device.line = 'cut'),
  lose: ({ device }) => void (device.line = 'losing'),
  refuse: ({ device }) => void (device.line = 'refusing'),
  restore: ({ device }) => {
    device.release();
    for (const tab of device.tabs) {
      tab.look();
      tab.hear('connection back');
    }
  },
  fill: ({ device }) => void (device.isFull = true),
  empty: ({ device }) => void (device.isFull = false),
  setClockBack: ({ device }) => void (device.clock -= 26 * 60 * 60 * 1000),
  editPost: (_, __, { cloud }) => {
    for (const [address, { post }] of cloud.posts)
      cloud.publish(address, { ...post, Summary: 'By another' });
  },
  deletePost: (_, __, { cloud }) => cloud.posts.clear(),
  /** The list of a device deletes what was discarded more than a day ago. */
  list: ({ device }, model, { cloud, devices }) => {
    for (const draft of device.listDrafts()) {
      const { id, discardedAt } = draft;
      if (!discardedAt || device.locks.get(id)?.length) continue;
      const isWanted = [...wordsOf(JSON.stringify(draft.post))].filter(
        (word) => !model.discarded.has(word),
      );
      // What was not discarded must be elsewhere too.
      device.storage.delete(id);
      if (cloud.copies.get(id)?.copied === draft.copied) cloud.write(id, null);
      const left = textsOf(devices);
      for (const word of isWanted) expect(left, 'a word that was not discarded').toContain(word);
    }
  },
};

/** Plays a step in a tab, mostly in one that shows the form, and looks for every word. */
const toCommand = (name: string, number: number): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  toString: () => `${name}(${number})`,
  run: async (model, real) => {
    const tabs = real.devices.flatMap((device) => device.tabs);
    const shown = tabs.filter(({ state }) => state !== 'closed' && state !== 'over');
    const some = number < 6 && shown.length > 0 ? shown : tabs;
    const tab = some[number % some.length]!;
    // A frozen tab does nothing.
    if (!tab.isFrozen || name === 'wake') await steps[name]!(tab, model, real);
    await settle();
    expect(faults).toEqual([]);
    const all = textsOf(real.devices);
    const kept = [...model.words].filter((word) => !model.discarded.has(word));
    expect(
      kept.filter((word) => !all.includes(word)),
      'lost words',
    ).toEqual([]);
  },
});

// What authors do most, more often.
const names = [
  ...Object.keys(steps),
  ...Array<string>(6).fill('key'),
  'pause',
  'restore',
  'restore',
];

test.each([
  ['a new post', undefined],
  ['a correction', 'a'],
])(
  'of %s, no word is lost on two devices with two tabs each, whatever happens',
  async (_, address) => {
    const command = fc.tuple(fc.constantFrom(...names), fc.nat(7)).map((one) => toCommand(...one));
    await fc.assert(
      fc.asyncProperty(
        fc.commands([command], { maxCommands: 60, size: 'max' }),
        async (commands) => {
          const cloud = new Cloud();
          const post = toContent({ Title: 'A', sections: [{ paragraphs: [''] }] });
          if (address) cloud.publish(address, post);
          const devices = ['desk', 'phone'].map((name) => new Device(name, cloud));
          for (const device of devices)
            for (let i = 0; i < 2; i++) new Tab(device, undefined, address);
          await settle();
          faults = [];
          const model = { words: new Set<string>(), discarded: new Set<string>(), count: 0 };
          await fc.asyncModelRun(() => ({ model, real: { cloud, devices } }), commands);
        },
      ),
      { numRuns: Number(process.env.RUNS ?? 150) },
    );
  },
);
