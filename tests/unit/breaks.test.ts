import { expect, test } from 'vitest';
import { explainStale, readBreaks } from '../../lab/breaks/breaks';

test('every break can be made: its file has the text once, and its tests exist', () => {
  expect(readBreaks([]).map(explainStale).filter(Boolean)).toEqual([]);
});
