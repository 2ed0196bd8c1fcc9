import { readFileSync } from 'node:fs';

/** Reads a text file with its byte order mark. Throws an error that says how to save the file if it is not UTF-8. */
export function readUtf8(path: string, file = path): string {
  const bytes = readFileSync(path);
  const how = `Save it as UTF-8: Notepad asks for the encoding under “Save as”, VS Code at the bottom of its window.`;
  // UTF-16 has a zero in each character of ASCII.
  const start = bytes.subarray(0, 1000);
  if (start.filter((byte) => byte === 0).length > start.length / 4)
    throw new Error(`${file} is saved as UTF-16, so it can’t be read. ${how}`);
  if (bytes.includes(0)) throw new Error(`${file} is damaged or no text: it has a zero byte.`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new Error(`${file} is not saved as UTF-8, so its letters can’t be read. ${how}`, {
      cause,
    });
  }
}
