import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seed } from './support/environment';
import { useSections } from '../../src/reading/useSections';

const section = (Heading: string) => ({ Heading, paragraphs: [{ Paragraph: 'A paragraph' }] });
const ready = (value: unknown) => [value, false, undefined];

test('the sections under blogs/{id} are read live, and those of no other post', async () => {
  await seed('blogs/a/sections/1', section('First'));
  await seed('blogs/b/sections/1', section('In another post'));
  const { result } = renderHook(() => useSections('a'));
  expect(result.current).toEqual([undefined, true, undefined]);
  await waitFor(() => expect(result.current).toEqual(ready([section('First')])));
  await seed('blogs/a/sections/2', section('Second'));
  await waitFor(() => expect(result.current).toEqual(ready([section('First'), section('Second')])));
});
