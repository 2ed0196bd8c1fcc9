// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from '../../../../src/blog/reading/CopyButton';

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
});
afterEach(() => void vi.useRealTimers());

test.each([
  ['Link copied', () => Promise.resolve()],
  ['The browser did not allow it', () => Promise.reject(new Error('denied'))],
])('after copying, the button says “%s” and then offers to copy again', async (result, answer) => {
  writeText.mockImplementation(answer);
  render(<CopyButton label="Copy link" done="Link copied" text={() => 'a link'} />);
  const button = screen.getByRole('button', { name: 'Copy link' });
  await act(() => Promise.resolve(fireEvent.click(button)));
  expect(writeText).toHaveBeenCalledWith('a link');
  expect(button).toHaveAccessibleName(result);
  act(() => void vi.runAllTimers());
  expect(button).toHaveAccessibleName('Copy link');
});
