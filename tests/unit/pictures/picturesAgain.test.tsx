import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { saveDraft } from '../../../src/drafts/drafts';
import { readCopies } from '../../../src/drafts/readCopies';
import { findUsed, toLatest } from '../../../src/pictures/again/usedPictures';
import { usePicturesAgain } from '../../../src/pictures/again/usePicturesAgain';
import type { Post } from '../../../src/post/post';
import { aBlog, section } from '../../fixtures/posts';
import * as words from '../../fixtures/words/en';

const address = (letter: string) => `/pictures/${letter.repeat(32)}.webp#800x600`;
const picture = (name: string) => `![${name}](${address(name[0]!)})`;

/** A post or draft with these pictures. */
const having = (...names: string[]): Post =>
  aBlog({ sections: [section('', 'Words.', names.map(picture).join('\n\n'))] });
const draft = (id: string, savedAt: number, ...names: string[]) => ({
  ...{ id, savedAt, isAhead: false, basedOn: { kind: 'new' as const } },
  post: having(...names),
});

test('each picture is listed once, with the words of its last use, the newest first, of covers too and not of code', () => {
  const covered = { ...having('b new'), Cover: picture('c') };
  const inCode = aBlog({ sections: [section('', `\`\`\`\n${picture('d')}\n\`\`\``)] });
  const used = [
    ...findUsed(having('a', 'b old'), 1),
    ...findUsed(covered, 3),
    ...findUsed(inCode, 4),
    ...findUsed(having('e'), 2),
  ];
  const names = toLatest(used).map(([, markdown]) => /!\[(.*?)\]/.exec(markdown)![1]);
  expect(names).toEqual(['c', 'b new', 'e', 'a']);
});

/** The form in which Add picture is pressed; its page as built has these pictures. */
async function askForPicture(published: string[]) {
  const pictures = published.map((name, index) => [index, picture(name)]);
  const page = `<script type="application/json" id="snapshot">${JSON.stringify({ pictures })}</script>`;
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(page));
  const change = vi.fn();
  const rows = [{ key: 1, name: 'Paragraph' as const, text: '' }];
  const [defer, chooseFiles] = [vi.fn(), vi.fn()];
  const { result } = renderHook(() => usePicturesAgain('me', { rows, change }, defer, chooseFiles));
  const { choose } = result.current;
  // It is another one once the page is there.
  await waitFor(() => expect(result.current.choose).not.toBe(choose));
  act(() => result.current.choose({ paragraph: 1 }));
  return { result, change, defer, chooseFiles };
}

test('where no picture is known, files are chosen at once', async () => {
  const { chooseFiles, result } = await askForPicture([]);
  expect(chooseFiles).toHaveBeenCalledWith({ paragraph: 1 });
  expect(result.current.dialog).toBeUndefined();
});

test('the pictures of drafts here and in the cloud and of the page as built are offered, and one goes with its words where it was asked for', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  saveDraft('me', draft('here', 400, 'a draft'));
  saveDraft('you', draft('there', 900, 'another’s'));
  readCopies.set('me', [{ ...draft('away', 300, 'cloud'), copied: 1 }]);

  const { result, change, defer, chooseFiles } = await askForPicture(['built', 'early']);
  await waitFor(() => expect(result.current.dialog).toBeDefined());
  render(<>{result.current.dialog}</>);
  const offered = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(offered).toEqual(['a draft', 'cloud', 'early', 'built']);
  expect(screen.getByRole('list', { name: words.pictures.again })).toBeVisible();
  expect(defer).toHaveBeenLastCalledWith(true);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'a draft' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const action = change.mock.lastCall![0] as { change: () => unknown };
  expect(action.change()).toMatchObject({ at: 0, text: picture('cloud') });
  await waitFor(() => expect(defer).toHaveBeenLastCalledWith(false));
  expect(chooseFiles).not.toHaveBeenCalled();
});
