import { expect, test } from 'vitest';
import type { Selected, TextEdit } from '../../../src/toolbar/editText';
import { goBelow, goToCell } from '../../../src/toolbar/editTable';

const keys = {
  Tab: (selected: Selected) => goToCell(selected, 1),
  'Shift+Tab': (selected: Selected) => goToCell(selected, -1),
  Enter: goBelow,
};

/** Presses a key in a text whose cursor is `¦`, and marks the selection in the new one; undefined if the key is left to the browser. */
function press(key: keyof typeof keys, marked: string): string | undefined {
  const start = marked.indexOf('¦');
  const text = marked.replace('¦', '');
  const edit: TextEdit | undefined = keys[key]({ text, start, end: start });
  if (!edit) return undefined;
  const after = text.slice(0, edit.from) + edit.text + text.slice(edit.from + edit.length);
  const [from, to] = edit.selection;
  const selected = after.slice(from, to);
  return `${after.slice(0, from)}¦${selected && `${selected}¦`}${after.slice(to)}`;
}

const head = '| a | b |\n| - | - |\n';

test.each<[keyof typeof keys, string, string]>([
  ['Tab', `|¦ a | b |\n| - | - |\n| 1 | 2 |`, `| a | ¦b¦ |\n| - | - |\n| 1 | 2 |`],
  ['Tab', `| a | b¦ |\n| - | - |\n| 1 | 2 |`, `${head}| ¦1¦ | 2 |`],
  ['Tab', `${head}| 1¦ |  |`, `${head}| 1 | ¦ |`],
  ['Tab', `${head}| 1 | 2¦ |`, `${head}| 1 | 2 |\n| ¦ |  |`],
  ['Tab', `${head}| 1 | 2¦ |\n\nAfter`, `${head}| 1 | 2 |\n| ¦ |  |\n\nAfter`],
  ['Tab', '> | a |\n> | - |\n> | 1¦ |', '> | a |\n> | - |\n> | 1 |\n> | ¦ |'],
  ['Tab', 'a | b\n- | -\n1¦ | 2', 'a | b\n- | -\n1 | ¦2¦'],
  ['Tab', `${head}| 1 \\| one¦ | 2 |`, `${head}| 1 \\| one | ¦2¦ |`],
  ['Shift+Tab', `${head}| 1¦ | 2 |`, '| a | ¦b¦ |\n| - | - |\n| 1 | 2 |'],
  ['Enter', `| a | b¦ |\n| - | - |\n| 1 | 2 |`, `${head}| 1 | ¦2¦ |`],
  ['Enter', `${head}| 1 | 2¦ |`, `${head}| 1 | 2 |\n|  | ¦ |`],
  ['Enter', '| a | b¦ |\n| - | - |', `${head}|  | ¦ |`],
  // An empty row leaves the table, as an empty item leaves a list.
  ['Enter', `${head}| 1 | 2 |\n| ¦ |  |`, `${head}| 1 | 2 |\n\n¦`],
])('%s in %j makes it %j', (key, before, after) => {
  expect(press(key, before)).toBe(after);
});

test.each<[keyof typeof keys, string]>([
  ['Tab', 'One ¦word'],
  ['Tab', 'One | word¦'],
  ['Tab', `${head}|  | ¦ |`],
  ['Shift+Tab', '| a¦ | b |\n| - | - |'],
  ['Enter', `\`\`\`\n${head}| 1¦ | 2 |`],
  // Typed bar by bar.
  ['Enter', '| a | b |\n| - | - |¦'],
  ['Enter', `${head}| 1 | 2 |¦`],
  ['Tab', '| a | b |\n| -¦ | - |'],
  ['Enter', `Before¦\n\n${head}`],
])('%s in %j is left to the browser', (key, before) => {
  expect(press(key, before)).toBeUndefined();
});
