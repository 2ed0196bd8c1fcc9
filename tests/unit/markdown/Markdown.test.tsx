import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { parseMarkdown } from '../../../src/markdown/parsing/parseMarkdown';
import type { PictureData } from '../../../src/post/picture';
import type { Node } from '../../../src/post/text/tree';
import { Markdown } from '../../../src/markdown/Markdown';
import { LocalPictures } from '../../../src/markdown/Picture';
import * as words from '../../fixtures/words/en';

const page = (text: string) => (
  <MemoryRouter>
    <Markdown text={text} tree={parseMarkdown(text)} />
  </MemoryRouter>
);
const show = (text: string) => render(page(text));

test('a quote and a list take their direction from their words, and a list keeps its first number', () => {
  show('> a\n\n3. b\n4. c');
  expect(screen.getByRole('blockquote')).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('list')).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('list')).toHaveAttribute('start', '3');
});

test('a block of code is highlighted, complete, and has a button that copies it', async () => {
  const code = 'const answer = "<b>42</b>"; // why';
  show(`\`\`\`js\n${code}\n\`\`\``);
  expect(await screen.findByText('const')).toHaveClass('hljs-keyword');
  expect(screen.getByRole('region', { name: words.reading.code('js') })).toHaveTextContent(code);
  expect(screen.getByRole('button', { name: words.reading.copyCode })).toBeVisible();
});

test('a link to a page of this site opens it without a reload; one to a fragment is the browser’s', () => {
  const text = '[CV](/cv) [there](/blog/a#section-b) [here](#section-c)';
  render(
    <MemoryRouter>
      <Markdown text="" tree={parseMarkdown(text)} />
      <Routes>
        <Route path="/cv" element="The CV" />
        <Route path="*" element="No page" />
      </Routes>
    </MemoryRouter>,
  );
  for (const name of ['there', 'here']) fireEvent.click(screen.getByRole('link', { name }));
  expect(screen.getByText('No page')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'CV' }));
  expect(screen.getByText('The CV')).toBeVisible();
});

test('a link to a video alone in a paragraph is a card with its title and site, and loads nothing of it', () => {
  show(
    '[A *talk*](https://www.youtube.com/watch?v=a)\n\nhttps://vimeo.com/1\n\nSee https://youtu.be/a',
  );
  const links = screen.getAllByRole('link');
  expect(links.map((one) => one.textContent)).toEqual([
    'A talk youtube.com',
    `${words.reading.video} vimeo.com`,
    'https://youtu.be/a',
  ]);
  expect(links[0]).toHaveAttribute('href', 'https://www.youtube.com/watch?v=a');
  for (const role of ['img', 'document']) expect(screen.queryByRole(role)).toBeNull();
});

test('a table has header cells and alignment, and can be scrolled by keyboard', () => {
  show('Tool|Price\n-|-:\nHammer|12');
  const table = screen.getByRole('region', { name: words.reading.table('Tool, Price') });
  expect(table).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveClass('end');
  expect(screen.getByRole('cell', { name: 'Hammer' })).not.toHaveClass();
});

test('tasks have boxes that nobody can tick, with their words as labels', () => {
  show('- [x] Buy *bread*\n- [ ] Bake it\n\n  with care');
  expect(screen.getByRole('checkbox', { name: 'Buy bread' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Bake it' })).not.toBeChecked();
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
});

test('a corrected paragraph shows its new words also where a browser has translated the old ones', () => {
  const { container, rerender } = render(page('The *old* word, and **more**.'));
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  for (const node of nodes) {
    const font = document.createElement('font');
    font.textContent = 'wort';
    node.replaceWith(font);
  }
  rerender(page('The *new* word, **more** and *most*.'));
  expect(container).toHaveTextContent('The new word, more and most.');
});

const src = `/pictures/${'a'.repeat(32)}.webp`;
const tree = [{ tag: 'img' as const, src, alt: 'A desk', width: 40, height: 30 }];
const stored: PictureData = { type: 'image/webp', data: new Uint8Array(9), width: 40, height: 30 };
const image = () => screen.getByRole('img', { name: 'A desk' });

/** Shows a picture in the form, where it is found in this browser. */
function showLocal(find: () => Promise<PictureData>) {
  // In happy-dom, every image has failed.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  return render(
    <LocalPictures value={find}>
      <Markdown text="" tree={tree} />
    </LocalPictures>,
  );
}

test('a picture is the file of the build, with its size and alternative text, and leads to it, unless it is in a link', () => {
  const html = `<img class="picture" src="${src}" alt="A desk" width="40" height="30" loading="lazy" decoding="async"/>`;
  const title = words.reading.wholePicture;
  const draw = (nodes: Node[]) => renderToStaticMarkup(<Markdown text="" tree={nodes} />);
  expect(draw(tree)).toBe(`<a href="${src}" title="${title}">${html}</a>`);
  const href = 'https://example.com/a.html';
  const within: Node[] = [{ tag: 'a', href, children: [{ tag: 'em', children: tree }] }];
  expect(draw(within)).toBe(`<a href="${href}"><em>${html}</em></a>`);
  const file = { ...tree[0]!, src: '/images/a.svg' };
  expect(draw([file])).toMatch(/^<a href="\/images\/a.svg"[^>]*><img /);
  expect(draw([{ tag: 'a', href, children: [file] }])).toMatch(/^<a href="https[^>]*><img /);
});

test('in the form, a picture of this browser is shown without a request and let go later; one that can’t be decoded is words', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { unmount } = showLocal(() => Promise.resolve(stored));
  expect(image()).not.toHaveAttribute('src');
  await waitFor(() => expect(image()).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
  // A click on it would lead away from the form.
  expect(screen.queryByRole('link')).toBeNull();
  const url = image().getAttribute('src');
  fireEvent.error(image());
  const place = screen.getByText(words.reading.pictureMissing);
  expect(place).toHaveTextContent(/^A desk/);
  expect(place).toHaveStyle({ width: '40px', aspectRatio: '40 / 30' });
  unmount();
  expect(revoke).toHaveBeenCalledWith(url);
});

test('in the form, a picture that this browser doesn’t have is the file of the build', async () => {
  showLocal(() => Promise.reject(new Error('Storage is blocked.')));
  await waitFor(() => expect(image()).toHaveAttribute('src', src));
});
