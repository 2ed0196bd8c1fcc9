import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { part, shownPart } from '../../../src/base/part';
import { frame, writing } from '../../fixtures/words/en';

const offline = new TypeError('Failed to fetch');

test('where a part of the form can’t be loaded stands a sentence, and Retry, or its next use, asks for it again', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>Loaded</p> }));
  load.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
  const Part = shownPart(load);
  const { rerender } = render(<Part key={1} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(writing.partNotLoaded);
  await userEvent.click(screen.getByRole('button', { name: frame.retry }));
  expect(await screen.findByRole('alert')).toHaveTextContent(writing.partNotLoaded);
  rerender(<Part key={2} />);
  expect(await screen.findByText('Loaded')).toBeVisible();
  rerender(<Part key={3} />);
  expect(screen.getByText('Loaded')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('the files of a part are fetched before it is imported, as browsers never repeat an import() that failed', async () => {
  const load = vi.fn(() => Promise.resolve('Loaded'));
  // As the built code has it.
  load.toString = () => 'async()=>(await import(`./a.js`),await import("./b.js"))';
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(offline);
  fetched.mockResolvedValue(new Response('', { status: 404 }));
  const ask = part(load);
  for (let i = 0; i < 2; i++) await expect(ask()).rejects.toThrow();
  expect(load).not.toHaveBeenCalled();
  fetched.mockResolvedValue(new Response());
  expect([await ask(), await ask()]).toEqual(['Loaded', 'Loaded']);
  const files = fetched.mock.calls.map(([url]) => (url as URL).pathname.split('/').at(-1));
  expect(files).toEqual(['a.js', 'b.js', 'a.js', 'b.js', 'a.js', 'b.js']);
  expect(load).toHaveBeenCalledOnce();
});
