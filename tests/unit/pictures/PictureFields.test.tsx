import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findLinePictures } from '../../../src/pictures/findLinePictures';
import { pictures, writing } from '../../fixtures/words/en';
import { aPost, section } from '../../fixtures/posts';
import { button, field, renderPostForm } from '../form/renderPostForm';

const { altText, caption, numberOf } = pictures;

const picture = `/pictures/${'a'.repeat(32)}.webp#800x600`;

test('pictures of the site are found on lines of their own, and not in code', () => {
  const line = `![A \\[map\\]](${picture} "By me")`;
  const code = '~~~\n```\n![no](/images/a.svg)\n~~~';
  const last = '![](/images/b.svg)';
  const lines = [
    'Words ![in them](/images/a.svg)',
    line,
    code,
    '![no](https://example.com/a)',
    last,
  ];
  const text = lines.join('\n');
  const found = findLinePictures(text);
  expect(found).toEqual([
    {
      line,
      from: text.indexOf(line),
      src: picture.split('#')[0],
      alt: 'A [map]',
      caption: 'By me',
      width: 800,
      height: 600,
    },
    {
      line: last,
      from: text.indexOf(last),
      src: '/images/b.svg',
      alt: '',
      caption: '',
    },
  ]);
});

test('under a paragraph stand its pictures, whose words can be edited, spaces and all; Undo takes them back', async () => {
  const text = `Before.\n\n![One](${picture})\n\n![Two](/images/a.svg "Their caption")\n\nAfter.`;
  const { user, saved } = renderPostForm(aPost({ sections: [section('A', text)] }));
  const wordsOf = async (number: number, name: string) => {
    const group = await screen.findByRole('group', { name: numberOf(number, 2) });
    return within(group).getByRole('textbox', { name });
  };
  expect(await wordsOf(2, caption)).toHaveValue('Their caption');
  const alt = await wordsOf(1, altText);
  await user.clear(alt);
  await user.type(alt, 'A [[map] of  it');
  expect(alt).toHaveValue('A [map] of  it');
  await user.type(await wordsOf(1, caption), 'By "me"');
  await user.clear(await wordsOf(2, caption));
  const changed = `Before.\n\n![A \\[map\\] of it](${picture} "By \\"me\\"")\n\n![Two](/images/a.svg)\n\nAfter.`;
  expect(saved.at(-1)!.sections[0]!.paragraphs).toEqual([{ Paragraph: changed }]);
  while (screen.queryByRole('button', { name: writing.undo }))
    await user.click(button(writing.undo));
  expect(field(writing.paragraph(1))).toHaveValue(text);
  expect(alt).toHaveValue('One');
});

test('the words of a picture stay with it when its section is moved and the move is taken back', async () => {
  const pictured = (name: string) => `Of ${name}.\n\n![${name}](${picture} "${name}!")`;
  const sections = [section('A', pictured('One')), section('B', pictured('Two'))];
  const { user, saved } = renderPostForm(aPost({ sections }));
  const texts = () => saved.at(-1)!.sections.map(({ paragraphs }) => paragraphs[0]!.Paragraph);
  const alt = (value: string) => screen.findByDisplayValue(value);
  await alt('Two');
  await user.click(button(writing.moveSection(2, 'up')));
  await user.type(await alt('Two'), ' now');
  expect(texts()).toEqual([pictured('Two').replace('[Two]', '[Two now]'), pictured('One')]);
  await user.type(await screen.findByDisplayValue('One!'), '!');
  expect(texts()[1]).toBe(pictured('One').replace('"One!"', '"One!!"'));
  while (screen.queryByRole('button', { name: writing.undo }))
    await user.click(button(writing.undo));
  expect(texts()).toEqual([pictured('One'), pictured('Two')]);
  expect(await alt('Two')).toBeVisible();
});

test('a picture below the words of its paragraph is no reason to split it', async () => {
  const long = 'Words. '.repeat(100);
  const post = aPost({
    sections: [section('A', `Words.\n\n![One](${picture})`, `${long}\n\n${long}`)],
  });
  const { user, saved } = renderPostForm(post);
  // A longer paragraph is looked at later.
  const split = await screen.findByRole('button', { name: writing.split(2) });
  expect(screen.getAllByRole('button', { name: writing.split(2) })).toEqual([split]);
  await user.click(split);
  expect(saved.at(-1)!.sections[0]!.paragraphs).toEqual(
    [`Words.\n\n![One](${picture})`, long.trim(), long.trim()].map((Paragraph) => ({ Paragraph })),
  );
});
