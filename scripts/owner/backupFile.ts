// The file of a backup: a document a line, each with the checksum of all lines up to it, and their number in the last one.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { parseDocument, parseObject, type SavedDocument } from './savedDocument';

const SUM = /^,"sum":"([\da-f]{16})"\}$/;
const SUM_LENGTH = ',"sum":"0123456789abcdef"}'.length;

// A document has 1 MiB, and some times as much in this format.
const MAX_LINE = 64_000_000;

const addTo = (sum: string, content: string) =>
  createHash('sha256').update(sum).update(content).digest('hex').slice(0, 16);

/** Yields the text of a backup of these documents. */
export async function* writeBackup(
  documents: AsyncIterable<SavedDocument> | Iterable<SavedDocument>,
): AsyncGenerator<string> {
  let [sum, count] = ['', 0];
  const toLine = (value: object) => {
    const content = JSON.stringify(value);
    sum = addTo(sum, content);
    return `${content.slice(0, -1)},"sum":"${sum}"}`;
  };
  for await (const saved of documents) {
    count++;
    yield `${toLine(saved)}\n`;
  }
  // Without a new line behind it, so that no cut is the whole.
  yield toLine({ documents: count });
}

/** Yields the lines of a file, whatever its size. Words may have other separators of lines. */
async function* readLines(file: string): AsyncGenerator<string> {
  // Nobody can stop a program that waits for the other end of a pipe.
  if (!(await stat(file)).isFile())
    throw new Error(`${file} is a folder, a pipe or a device, and no file.`);
  let [parts, length] = [[] as Buffer[], 0];
  const take = (last: Buffer) => {
    const line = Buffer.concat([...parts, last]).toString();
    [parts, length] = [[], 0];
    return line;
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      yield take(chunk.subarray(start, end));
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > MAX_LINE) throw new Error(`${file} has a line that is too long for a backup.`);
  }
  if (length > 0) yield take(Buffer.alloc(0));
}

/** A line of a backup: its document, and what is wrong with it. */
export interface BackupLine {
  saved?: SavedDocument;
  fault?: string;
}

/** Yields the lines of a backup. One that isn't as it was exported has a fault, as has what the end lacks. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  let [number, documents, sum, isEnded] = [0, 0, '', false];
  const explain = (content: string, stated: string | undefined, saved?: SavedDocument) => {
    if (isEnded) return 'stands behind the end of the backup';
    const { documents: count } = (saved ? {} : parseObject(content)) as { documents?: number };
    if (!saved && count === undefined) return 'is not a document of a backup';
    if (!stated) return 'has no checksum: the backup is of an older version, or was changed';
    if (stated !== addTo(sum, content))
      return 'was changed, or lines before it are missing, doubled or in another order';
    isEnded = !saved;
    return saved || count === documents
      ? undefined
      : `counts ${count} documents, where there are ${documents}`;
  };
  for await (const line of readLines(file)) {
    number++;
    const [, stated] = SUM.exec(line.slice(-SUM_LENGTH)) ?? [];
    const content = stated ? `${line.slice(0, -SUM_LENGTH)}}` : line;
    const saved = parseDocument(content);
    const why = explain(content, stated, saved);
    sum = stated ?? sum;
    if (saved) documents++;
    yield { saved, fault: why && `Line ${number} ${why}.` };
  }
  if (!isEnded)
    yield {
      fault: `Line ${number + 1} is missing: the backup was cut, or is of an older version.`,
    };
}
