import { post } from './emulators';
import { section } from '../../fixtures/posts';

// A sample picture.
const address = '/pictures/ec068a1e3acc240fb1b6d2dcaeffe110.webp#880x540';

/** Pictures in Markdown, one after the other, of which the second has a caption. */
export const inRow = ['Sea', 'Sand', 'Sky'].map(
  (name) => `![${name}](${address}${name === 'Sand' ? ' "At noon"' : ''})`,
);

/** A post with pictures in a row, which the local site is built from. */
export const galleryPost = {
  ...post('Pictures in a row', {
    sections: [section('', 'Before.', `${inRow[0]}\n\n${inRow[1]}`, inRow[2]!, 'After.')],
  }),
  id: 'pictures-in-a-row',
  DatePosted: '1979-06-01T00:00:00Z',
};
