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

const toEnd = (draftId: string) => `-${draftId.slice(-4).toLowerCase()}`;

/** Makes the id of a new post from its title and the end of its draft's id, such as `deploying-firestore-3f2a`. */
export function makePostId(title: string, draftId: string): string {
  const end = toEnd(draftId);
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

/** Whether a post's id was made for this draft, whatever its title was; in earlier versions of this site it was the draft's own. */
export const isMadeFor = (draftId: string, postId: string): boolean =>
  postId === draftId || postId.endsWith(toEnd(draftId));
