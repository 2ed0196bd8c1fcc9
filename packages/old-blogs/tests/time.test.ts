// What would once have taken minutes: the limit of time of a test is the judge.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listAddresses as listOf } from '../addresses';
import type { Entry } from '../entry';
import { findPictureFile } from '../findPictureFile';
import { addNotes } from '../sources/readNotes';
import { readBuilders } from '../sources/readBuilders';
import { readShortcodes } from '../sources/readShortcodes';

const LENGTH = 1_000_000;
const repeat = (text: string) => text.repeat(LENGTH / text.length);
const listAddresses = (data: Entry['data']) => listOf({ file: 'a.md', key: 'a', body: '', data });
const none = { all: new Map(), own: [] };

test.each<[string, () => unknown]>([
  [
    'an alias of a long address',
    () => listAddresses({ path: `/${repeat('a')}/b`, aliases: ['c'] }),
  ],
  ['an address with many marks', () => findPictureFile(`${repeat('#')}\n#`, 'a.md', [])],
  ['comments of footnotes', () => addNotes(repeat('<!-- wp:footnotes'), '[{}]')],
  ['the name of a shortcode', () => readBuilders(`[vc_a][vc_${repeat('a')}[`, new Map())],
  ['the look of a formula', () => readShortcodes(`[latex]${repeat('&s=-1')}#[/latex]`, none)],
])('%s takes no long time', { timeout: 20_000 }, (_, read) => {
  read();
});

const same = <T>(pieces: string[], one: (text: string) => T, former: (text: string) => T) => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((all) => all.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      expect(one(text)).toEqual(former(text));
    }),
    { numRuns: 3000, seed: 1 },
  );
};

test('the look of a formula is taken off as by one expression', () => {
  const former = /(?:&(?:amp;|#038;)?(?:s|fg|bg)=-?\w+)+\s*$/;
  same(
    ['&s=1', '&amp;fg=a', '&#038;bg=-2', '&', 'a', ' ', '=', 's'],
    (tex) => readShortcodes(`[latex]a${tex}b[/latex]`.replace('b[', '['), none),
    (tex) => readShortcodes(`[latex]a${tex.replace(former, '')}#[/latex]`, none).replace('#<', '<'),
  );
});

test('an alias is beside the address as by one expression', () => {
  same(
    ['a', '/', 'b', '.'],
    (path) => listAddresses({ url: `/a${path}`, aliases: ['c'] })[1],
    (path) => listAddresses({ url: `/a${path}`.replace(/[^/]*\/?$/, 'c') })[0],
  );
});
