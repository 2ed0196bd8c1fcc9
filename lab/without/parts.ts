import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = 'lab/without/parts';

const lineSchema = z.union([z.string(), z.strictObject({ from: z.string(), to: z.string() })]);
const schema = z.strictObject({
  delete: z.array(z.string()).default([]),
  words: z.array(z.string()).default([]),
  lines: z.record(z.string(), z.array(lineSchema)).default({}),
});

/** A line to delete with the block that it begins, or a text of a file and what takes its place. */
export type Line = z.infer<typeof lineSchema>;

/** What to delete and to change, so that the site is without a part. */
export type Part = z.infer<typeof schema>;

/** The names of all parts that can be taken out. */
export const listParts = (): string[] =>
  readdirSync(FOLDER)
    .map((file) => file.replace('.yaml', ''))
    .sort();

/** Reads the list of a part. Throws if it has anything that no list has. */
export function readPart(name: string): Part {
  const file = `${FOLDER}/${name}.yaml`;
  const { data, error } = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file}\n${z.prettifyError(error)}`);
  return data;
}
