import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PictureQueue } from '../../../../../src/blog/writing/pictures/PictureQueue';
import words from '../../../../../src/languages/en';

test('of 100 files only 10 are shown, each that can’t be added with a sentence, and then the dialog is gone', async () => {
  const files = Array.from({ length: 100 }, (_, i) => {
    return new File([], `${i}.pdf`, { type: 'application/pdf' });
  });
  const [change, onEnd] = [vi.fn(), vi.fn()];
  render(<PictureQueue uid="me" files={files} row={1} rows={[]} change={change} onEnd={onEnd} />);
  expect(screen.getByText(words.pictures.onlyFirst(10, 90))).toBeVisible();
  for (let i = 0; i < 10; i++) {
    expect(await screen.findByRole('alert')).toHaveTextContent(
      words.pictures.noPicture(`${i}.pdf`),
    );
    expect(screen.getByRole('dialog', { name: words.pictures.numberOf(i + 1, 10) })).toBeVisible();
    expect(onEnd).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: words.pictures.ok }));
  }
  expect(onEnd).toHaveBeenCalledOnce();
  expect(change).not.toHaveBeenCalled();
});
