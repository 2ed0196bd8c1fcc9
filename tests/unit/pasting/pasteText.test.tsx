import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toLink } from '../../../src/pasting/pasteText';
import { button, field, renderPostForm, twoSections } from '../form/renderPostForm';
import * as words from '../../fixtures/words/en';

const paragraph = () => field(words.writing.paragraph(2)) as HTMLTextAreaElement;

/** The form with “Two.” in the field; pastes over the selected characters, as a browser does. */
function renderField() {
  const { user, saved } = renderPostForm(twoSections);
  const last = () => saved.at(-1)!.sections[0]!.paragraphs[1]!.Paragraph;
  function paste([from, to]: [number, number], types: Record<string, string>) {
    paragraph().setSelectionRange(from, to);
    const clipboardData = { files: [], getData: (type: string) => types[type] ?? '' };
    return fireEvent.paste(paragraph(), { clipboardData });
  }
  return { user, last, paste };
}

test('formatted words are pasted as Markdown; Undo gives the plain words, then those before', async () => {
  const { user, last, paste } = renderField();
  paste([0, 3], { 'text/plain': 'Bold', 'text/html': '<b>Bold</b>' });
  await waitFor(() => expect(last()).toBe('**Bold**.'));
  expect(paragraph().selectionEnd).toBe('**Bold**'.length);
  await user.click(button(words.writing.undo));
  expect(last()).toBe('Bold.');
  await user.click(button(words.writing.undo));
  expect(last()).toBe('Two.');
});

test('words are pasted without control characters, with the cursor behind them', async () => {
  const { last, paste } = renderField();
  paste([0, 3], { 'text/plain': 'A\u0002 line\vand another' });
  expect(last()).toBe('A line\nand another.');
  expect(paragraph().selectionEnd).toBe('A line\nand another'.length);
  paste([0, 1], { 'text/plain': 'B\u0002\v', 'text/html': '<b>B&#2;</b>&#8232;' });
  await waitFor(() => expect(last()).toBe('**B** line\nand another.'));
});

const vscode = (mode: string) => JSON.stringify({ version: 1, mode });
const colours = (...lines: string[]) =>
  `<div style="font-family: Menlo; white-space: pre;">${lines.map((line) => `<div>${line}</div>`).join('')}</div>`;

test('code of VS Code is a block with its language on lines of its own, and one Undo gives the plain text', async () => {
  const { user, last, paste } = renderField();
  const plain = 'def f(n):\n    return n\n';
  paste([4, 4], {
    'text/plain': plain,
    'text/html': colours('def f(n):', '    return n'),
    'vscode-editor-data': vscode('python'),
  });
  await waitFor(() => expect(last()).toBe('Two.\n\n```python\ndef f(n):\n    return n\n```'));
  await user.click(button(words.writing.undo));
  expect(last()).toBe(`Two.${plain}`);
});

test.each([
  ['a line', 'const a = 1;', 'typescript', '`const a = 1;`Two.'],
  ['lines without colours', 'a {\r\n\tb }', 'typescriptreact', '```tsx\na {\n\tb }\n```\n\nTwo.'],
  ['Markdown', '# A\n\n**b**', 'markdown', '# A\n\n**b**Two.'],
  ['an address', 'https://example.com/a', 'json', 'https://example.com/aTwo.'],
])('%s of VS Code is pasted as what it is', async (_, plain, mode, expected) => {
  const { last, paste } = renderField();
  paste([0, 0], { 'text/plain': plain, 'vscode-editor-data': vscode(mode) });
  await waitFor(() => expect(last()).toBe(expected));
});

test('code with colours of ten thousand elements is code, as its plain text is enough', async () => {
  const { last, paste } = renderField();
  const html = colours(...Array<string>(11_000).fill('<i>a</i>'));
  const plain = 'a\n'.repeat(11_000);
  paste([0, 4], { 'text/plain': plain, 'text/html': html, 'vscode-editor-data': vscode('c') });
  await waitFor(() => expect(last()).toBe(`\`\`\`c\n${plain}\`\`\``));
});

test('code of another editor is a block between the words before and after it', async () => {
  const { last, paste } = renderField();
  paste([2, 2], { 'text/plain': 'a\n  b', 'text/html': colours('a', '  b') });
  await waitFor(() => expect(last()).toBe('Tw\n\n```\na\n  b\n```\n\no.'));
});

const redirect =
  'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&data=05%7C02%7Cme%40company.example';

test('a pasted address leads where its redirect leads, alone and over words', async () => {
  const { user, last, paste } = renderField();
  paste([4, 4], { 'text/plain': ` ${redirect}` });
  await waitFor(() => expect(last()).toBe('Two. https://example.com/a'));
  await user.click(button(words.writing.undo));
  await user.click(button(words.writing.undo));
  paste([0, 3], { 'text/plain': redirect });
  await waitFor(() => expect(last()).toBe('[Two](https://example.com/a).'));
});

test('a pasted address that carries somebody’s data is named', async () => {
  const { last, paste } = renderField();
  const address = 'https://example.com/?email=me@company.example';
  paste([4, 4], { 'text/plain': ` ${address}` });
  const found = words.writing.pleaseCheck(words.writing.isPersonal(address));
  expect(await screen.findByRole('alert')).toHaveTextContent(found);
  expect(last()).toBe(`Two. ${address}`);
});

test('the plain words stay if the converter can’t be loaded', async () => {
  vi.doMock('../../../packages/foreign-markdown/html/convertHtml', () => {
    throw new Error('no network');
  });
  const { last, paste } = renderField();
  paste([4, 4], { 'text/plain': ' Bold', 'text/html': '<b> Bold</b>' });
  expect(await screen.findByText(words.writing.pastedPlain)).toBeVisible();
  expect(last()).toBe('Two. Bold');
  vi.doUnmock('../../../packages/foreign-markdown/html/convertHtml');
});

test('headings of a page become those of a section, and shown are the marks of none', async () => {
  const { last, paste } = renderField();
  const html = '<h3>One</h3><p>x</p><h4>Two</h4><h5>Three</h5>';
  paste([0, 4], { 'text/plain': 'One\nx\nTwo\nThree', 'text/html': html });
  await waitFor(() => expect(last()).toBe('### One\n\nx\n\n#### Two\n\n#### Three'));
});

test('an address over words becomes a link', () => {
  const { last, paste } = renderField();
  paste([0, 3], { 'text/plain': 'https://example.com/a_(b)\n' });
  expect(last()).toBe('[Two](https://example.com/a_\\(b\\)).');
});

test('the browser pastes plain and coloured words and pictures, and everything in code', () => {
  const { paste } = renderField();
  // True: the browser's own way was not prevented.
  const clipboards: Record<string, string>[] = [
    { 'text/plain': 'Words' },
    { 'text/html': '<img src="https://example.com/a.png">' },
    { 'text/plain': 'Words', 'text/html': '<p style="color:red">Words</p>' },
  ];
  for (const types of clipboards) expect(paste([0, 0], types)).toBe(true);
  fireEvent.change(paragraph(), { target: { value: '```\nlet\n' } });
  expect(paste([4, 7], { 'text/plain': 'https://example.com' })).toBe(true);
  expect(paste([8, 8], { 'text/plain': 'b', 'text/html': '<b>b</b>' })).toBe(true);
  fireEvent.change(paragraph(), { target: { value: 'Call `` now' } });
  expect(paste([6, 6], { 'text/plain': 'a', 'vscode-editor-data': vscode('js') })).toBe(true);
});

test('a link needs one line of words and one address', () => {
  expect(toLink(' two words ', 'http://a.b')).toBe(' [two words](http://a.b) ');
  for (const selected of ['', 'a\nb', '[a](b)', 'http://c.d'])
    expect(toLink(selected, 'http://a.b')).toBeUndefined();
  for (const pasted of ['http://a.b and more', 'javascript:alert(1)'])
    expect(toLink('a', pasted)).toBeUndefined();
});

test.each([
  ['of a million characters', `<b>${'b'.repeat(1_000_000)}</b>`],
  ['of ten thousand elements', '<b>b</b>'.repeat(10_001)],
  ['that is nested too deep', '<b><i>'.repeat(50) + 'b'],
])('of HTML %s, the words are pasted, and the form says so', async (_, html) => {
  const { paste } = renderField();
  paste([0, 3], { 'text/plain': 'Bold', 'text/html': html });
  expect(await screen.findByText(words.writing.pastedPlain)).toBeVisible();
  expect(paragraph().value).not.toContain('**');
});

const drop = (...files: File[]) =>
  fireEvent.drop(paragraph(), { dataTransfer: { files, types: ['Files'] } });

test('of a dropped file of MDX come the words, without code', async () => {
  const { last } = renderField();
  drop(new File(["import A from './a';\n\nOne <A>two</A> {three}\n"], 'post.mdx'));
  await waitFor(() => expect(last()).toBe('Two.\n\nOne two'));
});

test('a dropped file is converted like an imported one, and what is left is named with its line', async () => {
  const { last } = renderField();
  drop(
    new File(['---\ntitle: T\ndate: 2020-01-01\ntags: [a]\n---\n\nOne\ntwo :tada:.\n'], 'post.md'),
  );
  await waitFor(() =>
    expect(last()).toBe('Two.\n\n---\ntitle: "T"\ntags: ["a"]\n---\n\nOne two :tada:.'),
  );
  const found = words.writing.pleaseCheck(words.writing.isLeft(':tada:', 8));
  expect(await screen.findByRole('alert')).toHaveTextContent(found);
});

test('plain text that is dropped stays as it is', async () => {
  const { last } = renderField();
  drop(new File(['One\ntwo <b>.'], 'post.txt'));
  await waitFor(() => expect(last()).toBe('Two.\n\nOne\ntwo <b>.'));
});

test('a picture that is lost in a paste is named', async () => {
  const { paste } = renderField();
  const html = '<b>Bold</b><img src="file:///a.png">';
  paste([0, 3], { 'text/plain': 'Bold', 'text/html': html });
  const found = words.writing.pleaseCheck(words.writing.picturesLost(1));
  expect(await screen.findByRole('alert')).toHaveTextContent(found);
});

test('a dropped text that is too large is refused with a reason', () => {
  renderField();
  drop(new File(['a'.repeat(1_000_001)], 'post.md'));
  expect(screen.getByRole('alert')).toHaveTextContent(words.writing.fileTooLarge);
});
