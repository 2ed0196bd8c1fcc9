import type { posts as english } from '../en/posts';

export const posts: typeof english = {
  untitled: 'Sans titre',
  undated: 'Sans date',
  fromYear: (year) => `Articles de ${year}`,
  withoutDate: 'Articles sans date',
  published: 'Article publié.',
  signedOut:
    'Vous êtes déconnecté. Votre texte est conservé comme brouillon dans ce navigateur : connectez-vous et choisissez « Écrire un article » pour continuer.',
};
