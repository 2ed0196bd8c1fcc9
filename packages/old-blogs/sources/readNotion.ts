// An export of Notion: the id of a page is in the name of its file, and its properties are lines below its title.
import { basename, extname } from 'pathe';
import type { Entry } from '../entry';

const NAME = /^.*? ?([0-9a-f]{32})$/;
const HEAD = /^# (.*)\n+((?:[\p{L}\p{N}][^:\n]{0,60}: .*\n)*)/u;

/** Whether a file is a page of Notion, by its name. */
export const isNotion = (file: string): boolean => NAME.test(basename(file, extname(file)));

/** Reads a page of Notion. */
export function readNotion(file: string, written: string): Entry {
  const text = written.replaceAll('\r\n', '\n');
  const [head = '', title = '', lines = ''] = HEAD.exec(text) ?? [];
  const properties = lines.split('\n').flatMap((line) => {
    const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? [];
    const key = name.toLowerCase().replaceAll(/\s/g, '').replace(/time$/, '');
    return key ? [[key === 'lastedited' ? 'updated' : key, value] as const] : [];
  });
  const [, id = ''] = NAME.exec(basename(file, extname(file))) ?? [];
  const data = { ...Object.fromEntries(properties), title };
  return { file, key: id, data, body: text.slice(head.length), lines: head.split('\n').length - 1 };
}
