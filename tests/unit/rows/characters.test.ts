import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSame } from '../../../src/rows/characters';

test('counts what two texts have in common before and after any change', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é'), maxLength: 9_000, size: 'max' });
  fc.assert(
    fc.property(
      text,
      fc.nat(9_000),
      fc.nat(3),
      fc.constantFrom('', 'a', 'bb', 'éab'),
      (one, at, length, added) => {
        const other = one.slice(0, at) + added + one.slice(at + length);
        const [before, after] = countSame(one, other);
        const rest = Math.min(one.length, other.length) - before - after;
        expect(other.slice(0, before)).toBe(one.slice(0, before));
        expect(other.slice(other.length - after)).toBe(one.slice(one.length - after));
        if (rest > 0) {
          expect(other[before]).not.toBe(one[before]);
          expect(other.at(-1 - after)).not.toBe(one.at(-1 - after));
        }
        expect(rest).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
