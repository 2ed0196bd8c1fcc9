/** Decodes a text in UTF-8, or in what its byte order mark names, without that mark. Throws if it is in another encoding. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  try {
    const decoder = new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8', {
      fatal: true,
    });
    const text = decoder.decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // It is in another.
  }
  throw new Error(
    'it is not saved as UTF-8: save it so in an editor, or convert it, such as with “iconv -f WINDOWS-1252 -t UTF-8 FILE > NEW”',
  );
}
