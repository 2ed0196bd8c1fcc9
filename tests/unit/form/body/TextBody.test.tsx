import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useTextMode } from '../../../../src/form/body/useTextMode';
import { PostForm } from '../../../../src/form/PostForm';
import { WithPreview } from '../../../../src/form/WithPreview';
import type { PostContent } from '../../../../src/post/post';
import { toPost } from '../../../../src/post/toPost';
import { toContentOfRows } from '../../../../src/rows/rows';
import { aPost, section } from '../../../fixtures/posts';
import { writing } from '../../../fixtures/words/en';
import { openSession } from '../openSession';
import { button, field } from '../renderPostForm';

const twoSections = aPost({ sections: [section('A', 'One.', 'Two.'), section('B', 'Three.')] });

/** Renders the form and opens its text. Returns the post as it is. */
async function openText(initial: PostContent = twoSections) {
  localStorage.clear();
  const session = openSession(initial);
  const read = () => toContentOfRows(session.get().history.rows).sections;
  function Form() {
    const mode = useTextMode(session, true);
    const { rows } = session.useData().history;
    const content = toContentOfRows(rows);
    const post = { ...toPost('a', {}), ...content };
    const about = { session, rows, content, post, madeAddress: '', mode };
    return (
      <WithPreview {...about}>
        <PostForm session={session} mode={mode} onSubmit={() => undefined}>
          {null}
        </PostForm>
      </WithPreview>
    );
  }
  render(<Form />, { wrapper: MemoryRouter });
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: writing.fields.Body }));
  const text = field(writing.fields.Body) as HTMLTextAreaElement;
  const goTo = (start: number, end = start) => {
    text.focus();
    text.setSelectionRange(start, end);
    fireEvent.select(text);
  };
  return { user, text, read, goTo };
}

const sectionsOf = (...texts: [heading: string, ...paragraphs: string[]][]) =>
  texts.map(([heading, ...paragraphs]) => section(heading, ...paragraphs));

test('the text has all sections, and what is typed in it is in the post', async () => {
  const { user, text, read, goTo } = await openText();
  expect(text).toHaveValue('## A\n\nOne.\n\nTwo.\n\n## B\n\nThree.');
  goTo(text.value.indexOf('Two.') + 4);
  await user.keyboard('{Enter}{Enter}## C{Enter}More.');
  expect(read()).toEqual(sectionsOf(['A', 'One.', 'Two.'], ['C', 'More.'], ['B', 'Three.']));
  await user.click(screen.getByRole('tab', { name: writing.write }));
  expect(screen.getAllByRole('textbox', { name: writing.paragraph(1) })).toHaveLength(3);
});

test('what is selected across paragraphs and headings goes with one key', async () => {
  const { user, text, read, goTo } = await openText();
  goTo(text.value.indexOf('One.'), text.value.indexOf('Three.'));
  await user.keyboard('{Backspace}');
  expect(text).toHaveValue('## A\n\nThree.');
  expect(read()).toEqual(sectionsOf(['A', 'Three.']));
});

test('Undo takes back what was typed, and puts the cursor there', async () => {
  const { user, text, read, goTo } = await openText();
  goTo(text.value.indexOf('One.') + 3);
  await user.keyboard('!?');
  expect(read()[0]!.paragraphs[0]!.Paragraph).toBe('One!?.');
  await user.keyboard('{Control>}z{/Control}');
  expect(read()).toEqual(twoSections.sections);
  expect(text.selectionStart).toBe(text.value.indexOf('One.') + 3);
  expect(text).toHaveFocus();
});

test('keys and tools set marks and continue lists in the text', async () => {
  const { user, text, read, goTo } = await openText();
  const at = text.value.indexOf('One');
  goTo(at, at + 3);
  await user.keyboard('{Control>}b{/Control}');
  expect(read()[0]!.paragraphs[0]!.Paragraph).toBe('**One**.');
  goTo(text.value.length);
  await user.keyboard('{Enter}{Enter}- a{Enter}b');
  expect(read()[1]!.paragraphs[1]!.Paragraph).toBe('- a\n- b');
});

test('Alt and an arrow move a paragraph, and a heading with its section; the cursor goes with it', async () => {
  const { user, text, read, goTo } = await openText();
  goTo(text.value.indexOf('Two.') + 1);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(read()).toEqual(sectionsOf(['A', 'Two.', 'One.'], ['B', 'Three.']));
  expect(text.selectionStart).toBe(text.value.indexOf('Two.') + 1);
  goTo(text.value.indexOf('## B') + 3);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(read()).toEqual(sectionsOf(['B', 'Three.'], ['A', 'Two.', 'One.']));
  expect(text.selectionStart).toBe(3);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(read()).toEqual(sectionsOf(['B', 'Three.'], ['A', 'Two.', 'One.']));
});

test('words are found in the whole text, and replaced one by one or all, as one step of Undo', async () => {
  const { user, text, read } = await openText(
    aPost({ sections: [section('A one', 'one One', 'anyone'), section('B', 'One')] }),
  );
  await user.click(button(writing.findReplace));
  await user.type(await screen.findByRole('textbox', { name: writing.find }), 'one');
  await user.type(field(writing.replaceBy), '1');
  for (const number of [1, 2, 3, 4, 5]) {
    expect(await screen.findByText(writing.matchOf(number, 5))).toBeInTheDocument();
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toMatch(/^one$/i);
    if (number < 5) await user.click(button(writing.nextMatch));
    else await user.type(screen.getByRole('textbox', { name: writing.find }), '{Enter}');
  }
  await user.click(button(writing.replaceOne));
  expect(read()[0]!.Heading).toBe('A 1');
  await user.click(screen.getByRole('checkbox', { name: writing.matchCase }));
  await user.click(button(writing.replaceAll));
  expect(read()).toEqual(sectionsOf(['A 1', '1 One', 'any1'], ['B', 'One']));
  await user.click(button(writing.undo));
  expect(read()[0]!.paragraphs[0]!.Paragraph).toBe('one One');
});

test('a mark without its text is named before Submit, in the fields and in the text, and leads there', async () => {
  const texts = ['One[^1].', 'Two[^2].', '[^1]: Note.'];
  const { user, text } = await openText(aPost({ sections: [section('A', ...texts)] }));
  const name = writing.leadNowhere('[^2]', 1);
  const select = (field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd);
  await user.click(button(name));
  expect(text).toHaveFocus();
  expect(select(text)).toBe('[^2]');
  await user.click(screen.getByRole('tab', { name: writing.write }));
  await user.click(screen.getByRole('tab', { name: writing.preview }));
  await user.click(button(name));
  const second = field(writing.paragraph(2)) as HTMLTextAreaElement;
  expect(second).toHaveFocus();
  expect(select(second)).toBe('[^2]');
  await user.keyboard('{End}{Enter}{Enter}[[^2]: Note.');
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

/** Pastes a page at the cursor of a text. */
const pastePage = (text: HTMLTextAreaElement, plain: string, html: string) =>
  fireEvent.paste(text, {
    clipboardData: {
      types: ['text/plain', 'text/html'],
      files: [],
      items: [],
      getData: (type: string) => ({ 'text/plain': plain, 'text/html': html })[type] ?? '',
    },
  });

test('the highest headings of a page that is pasted into the text begin sections, and the others are below them', async () => {
  const { user, text, read, goTo } = await openText();
  goTo(text.value.length);
  const html = '<h2>C</h2><p>Four.</p><h3>Below</h3><h5>Small</h5><p>Last.</p>';
  pastePage(text, 'C\nFour.\nBelow\nSmall\nLast.', html);
  await waitFor(() =>
    expect(read().at(-1)).toEqual(section('C', 'Four.', '### Below', '#### Small', 'Last.')),
  );
  await user.keyboard('!');
  expect(text.value).toMatch(/Last\.!$/);
});

test('a file of Markdown that is dropped into the text brings its title and tags as words, and no marks of front matter', async () => {
  const { text, read, goTo } = await openText();
  goTo(text.value.length);
  const file = new File(['---\ntitle: T\ntags: [a, b]\n---\n\n# C\n\nFour.\n\n## Below'], 'a.md');
  fireEvent.drop(text, { dataTransfer: { files: [file], types: ['Files'], items: [] } });
  await waitFor(() =>
    expect(read().slice(2)).toEqual(sectionsOf(['T', 'a, b'], ['C', 'Four.', '### Below'])),
  );
});
