import { expect, test } from 'vitest';
import { changeForm, openHistory } from '../../../src/rows/undo';
import { replaceText } from '../../../src/rows/replaceText';
import { toContentOfRows, toRows } from '../../../src/rows/rows';
import { aPost, section } from '../../fixtures/posts';

test('a text is replaced in the whole draft as one step of Undo, and never as a part of a character', () => {
  const about = { Tags: ['👩'], Series: '👩', Canonical: 'https://example.com/' };
  const post = aPost({ Title: '👩 at work', ...about, sections: [section('👩', '👩‍💻👩 👩')] });
  const history = openHistory(toRows(post));
  const { count, change } = replaceText(history.rows, '👩', 'She');
  const replaced = changeForm(history, { type: 'change', change: () => change! });
  const sections = [section('She', '👩‍💻She She')];
  expect(count).toBe(4);
  expect(toContentOfRows(replaced.rows)).toEqual({ ...post, Title: 'She at work', sections });
  expect(toContentOfRows(changeForm(replaced, { type: 'undo' }).rows)).toEqual(post);
  expect(replaceText(history.rows, 'none', '')).toEqual({ count: 0 });
});
