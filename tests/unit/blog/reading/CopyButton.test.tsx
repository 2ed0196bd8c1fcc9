import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from '../../../../src/blog/reading/CopyButton';
import words from '../../../../src/languages/en';

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
});
afterEach(() => void vi.useRealTimers());

test.each([
  [words.reading.linkCopied, () => Promise.resolve()],
  [words.reading.notCopied, () => Promise.reject(new Error('denied'))],
])('after copying, the button says “%s” and then offers to copy again', async (result, answer) => {
  writeText.mockImplementation(answer);
  render(<CopyButton label="Copy link" done="Link copied" text={() => 'a link'} />);
  const button = screen.getByRole('button', { name: words.reading.copyLink });
  await act(() => Promise.resolve(fireEvent.click(button)));
  expect(writeText).toHaveBeenCalledWith('a link');
  expect(button).toHaveAccessibleName(result);
  act(() => void vi.runAllTimers());
  expect(button).toHaveAccessibleName(words.reading.copyLink);
});
