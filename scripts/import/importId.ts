// Letters without a decomposition in Unicode.
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
};

const MAX_LENGTH = 60;

/** Makes the id of an imported post from its title and the hash of its source, such as `deploying-firestore-3f2a`. Every version of this site makes the same one. */
export function makeImportId(title: string, hash: string): string {
  const end = `-${hash.slice(-4)}`;
  const room = MAX_LENGTH - end.length;
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\0-\x7F]/g, (letter) => letters[letter] ?? ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const cut = words.length > room ? words.slice(0, room + 1).replace(/-[^-]*$/, '') : words;
  return (cut.slice(0, room) || 'post') + end;
}
