import { post } from './emulators';

/** Sections with marks and headings that belong to the whole post. */
export const markedSections = [
  {
    Heading: 'Boats',
    paragraphs: [
      'They float[^1], as [the bay][bay] shows.',
      '### Sails\n\nOf *cloth*[^2].',
      '#### Rigging\n\nRopes[^1].',
    ],
  },
  { Heading: '', paragraphs: ['### Oars', 'Of wood.'] },
  {
    Heading: 'Notes',
    paragraphs: ['[^1]: Of wood, as **oars**.\n[^2]: See[^1].', '[bay]: /contact'],
  },
].map(({ Heading, paragraphs }) => ({
  Heading,
  paragraphs: paragraphs.map((Paragraph) => ({ Paragraph })),
}));

/** A post with them, which the local site is built from. */
export const markedPost = {
  ...post('A post with marks', { sections: markedSections }),
  id: 'with-marks',
  DatePosted: '1980-06-01T00:00:00Z',
};
