import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useDraftLock } from '../../../../src/blog/writing/useDraftLock';

/** Web Locks while another tab holds some: a request waits forever, unless the name is free or it steals the lock. */
function holdElsewhere(...names: string[]) {
  const request = (name: string, { steal }: LockOptions, hold: () => unknown) =>
    steal || !names.includes(name) ? Promise.resolve(hold()) : new Promise(() => undefined);
  const query = () => Promise.resolve({ held: names.map((name) => ({ name })) });
  vi.stubGlobal('navigator', { locks: { request, query } });
  onTestFinished(() => void vi.unstubAllGlobals());
}

test.each([
  ['open elsewhere', ['draft:a'], 'elsewhere'],
  ['with unsaved changes elsewhere', ['unsaved:a'], 'unsaved elsewhere'],
])('a draft that is %s is taken over when asked', async (_, locks, state) => {
  holdElsewhere(...locks);
  const { result } = renderHook(() => useDraftLock('a'));
  await waitFor(() => expect(result.current[0]).toBe(state));
  act(() => result.current[1]());
  await waitFor(() => expect(result.current[0]).toBe('held'));
});

test('unsaved changes elsewhere are reported before a draft is taken over', async () => {
  holdElsewhere('draft:a', 'unsaved:a');
  const { result } = renderHook(() => useDraftLock('a'));
  await waitFor(() => expect(result.current[0]).toBe('elsewhere'));
  act(() => result.current[1]());
  await waitFor(() => expect(result.current[0]).toBe('unsaved elsewhere'));
});
