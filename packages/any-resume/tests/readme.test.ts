import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toResume } from '../index';

test('the example of the README is read as it says', () => {
  const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8');
  const [read, shown] = [...readme.matchAll(/```json\n([^]*?)```/g)].map(([, json]): unknown =>
    JSON.parse(json!),
  );
  expect(toResume(read)).toMatchObject(shown as object);
});
