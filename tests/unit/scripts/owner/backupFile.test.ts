import { writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { expect, test } from 'vitest';
import { readBackup, writeBackup } from '../../../../scripts/owner/backupFile';
import { parseDocument, type SavedDocument } from '../../../../scripts/owner/savedDocument';
import { createFolder } from '../../../fixtures/createFolder';

const documents: SavedDocument[] = ['a', 'b', 'c'].map((id) => ({
  path: `blogs/${id}`,
  fields: { Title: { stringValue: `“${id}\u2028”` } },
}));

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const whole = (await collect(writeBackup(documents))).join('');

/** Reads a backup with this text: its documents, and its faults. */
async function read(text: string | Uint8Array) {
  const file = join(await createFolder(), 'backup.ndjson');
  await writeFile(file, text);
  const lines = await collect(readBackup(file));
  return {
    saved: lines.flatMap(({ saved }) => saved ?? []),
    faults: lines.flatMap(({ fault }) => fault ?? []),
  };
}

test('a backup gives back what it was made of, and ends with the number of its documents', async () => {
  expect(await read(whole)).toEqual({ saved: documents, faults: [] });
  expect(await read(`${whole}\n`)).toEqual({ saved: documents, faults: [] });
  expect(whole.split('\n').at(-1)).toMatch(/^\{"documents":3,"sum":"\w{16}"\}$/);
});

test('every cut of a backup is noticed, at its end', async () => {
  const bytes = Buffer.from(whole);
  for (let length = 0; length < bytes.length; length++) {
    const { faults } = await read(bytes.subarray(0, length));
    expect([length, faults]).toEqual([length, [expect.any(String)].concat(faults.slice(1))]);
    const lines = bytes.subarray(0, length).toString().split('\n').filter(Boolean).length;
    expect(faults.at(-1)).toContain(`Line ${lines + 1} is missing`);
  }
});

test('every changed byte of a backup is noticed, in its line', async () => {
  const bytes = Buffer.from(whole);
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    const line = whole.slice(0, bytes.subarray(0, at).toString().length).split('\n').length;
    const { faults } = await read(changed);
    expect([at, faults[0]]).toEqual([at, expect.stringContaining(`Line ${line} `)]);
  }
});

const move = (text: string, from: number, to: number, count = 1) => {
  const lines = text.split('\n');
  lines.splice(to, 0, ...lines.splice(from, count));
  return lines.join('\n');
};
const repeat = (text: string, at: number) => {
  const lines = text.split('\n');
  lines.splice(at, 0, lines[at]!);
  return lines.join('\n');
};
const remove = (text: string, at: number) => text.split('\n').toSpliced(at, 1).join('\n');

test.each([
  ['two lines change places', move(whole, 0, 1), 1],
  ['a line is doubled', repeat(whole, 1), 3],
  ['a line is missing', remove(whole, 1), 2],
  ['the last document is missing', remove(whole, 2), 3],
  ['the end is before a document', move(whole, 3, 2), 3],
  ['a line is empty', whole.replace('\n', '\n\n'), 2],
  ['lines end as on Windows', whole.replaceAll('\n', '\r\n'), 1],
  ['another backup follows', `${whole}\n${whole}`, 5],
])('where %s, the first fault names the line', async (_, text, line) => {
  const { faults } = await read(text);
  expect(faults[0]).toMatch(new RegExp(`^Line ${line} `));
});

test('a backup of an older version, without checksums, can be read, and says that nothing was checked', async () => {
  const { saved, faults } = await read(documents.map((each) => JSON.stringify(each)).join('\n'));
  expect(saved).toEqual(documents);
  expect(faults[0]).toMatch(/^Line 1 has no checksum: the backup is of an older version/);
});

test.each([
  'words',
  'null',
  '{"path":"blogs/a"}',
  '{"path":7,"fields":{}}',
  '{"path":"blogs/a/b","fields":{}}',
  '{"path":"other/a","fields":{}}',
  '{"path":"users/a","fields":{"admin":{"booleanValue":false}}}',
  '{"path":"blogs/a","fields":{"x":{"mapValue":{"fields":{"y":{"arrayValue":{"values":["z"]}}}}}}}',
])('the line %j is no document of a backup', async (line) => {
  expect(parseDocument(line)).toBeUndefined();
  expect((await read(line)).faults[0]).toBe('Line 1 is not a document of a backup.');
});
