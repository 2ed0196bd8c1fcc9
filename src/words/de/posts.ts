import type { posts as english } from '../en/posts';

export const posts: typeof english = {
  untitled: 'Ohne Titel',
  undated: 'Ohne Datum',
  fromYear: (year) => `Beiträge aus ${year}`,
  withoutDate: 'Beiträge ohne Datum',
  published: 'Veröffentlicht.',
  signedOut:
    'Sie sind abgemeldet. Ihr Text ist als Entwurf in diesem Browser gespeichert: Melden Sie sich an und wählen Sie „Beitrag schreiben“, um weiterzuschreiben.',
};
