import { expect, test } from 'vitest';
import { toSections } from '../../../../src/blog/reading/toSections';

const section = (Heading: string, ...paragraphs: string[]) => ({
  Heading,
  paragraphs: paragraphs.map((Paragraph) => ({ Paragraph })),
});

test('a text is split at its headings, and the one that it begins with is its title', () => {
  const text = '# Privacy\n\nOne.\n\nTwo.\n\n## Cookies ##\nNone.\r\n\r\n### Empty\n';
  expect(toSections(text)).toEqual({
    title: 'Privacy',
    sections: [section('', 'One.', 'Two.'), section('Cookies', 'None.'), section('Empty')],
  });
});

test('a text without a heading has no title and one section', () => {
  expect(toSections('Your Name\nSample Street 1')).toEqual({
    title: '',
    sections: [section('', 'Your Name\nSample Street 1')],
  });
  expect(toSections('')).toEqual({ title: '', sections: [] });
});

test('Markdown is kept whole, and a line of code is no heading', () => {
  const text = 'Run:\n\n```sh\n# install\nnpm ci\n```\n\n- one\n- two';
  expect(toSections(text).sections).toEqual([section('', text)]);
});
