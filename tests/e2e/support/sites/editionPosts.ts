import { post } from '../emulators';

const at = (year: number) => `${year}-03-01T12:00:00Z`;

/** The posts of the site in several languages: English, German and Arabic ones, and one in a language that it doesn't have. */
export const editionPosts = [
  { id: 'keys', ...post('Keys and locks', { Tags: ['Testing'] }), DatePosted: at(2026) },
  {
    id: 'schluessel',
    ...post('Schlüssel und Schlösser', {
      Language: 'de',
      Tags: ['Testing', 'Nur hier'],
      Translation: 'keys',
    }),
    DatePosted: at(2025),
  },
  {
    id: 'mafatih',
    ...post('مفاتيح وأقفال', { Language: 'ar', Translation: 'schluessel' }),
    DatePosted: at(2024),
  },
  {
    id: 'only-english',
    ...post('Only in English', { Language: 'en', Series: 'Small things' }),
    DatePosted: at(2023),
  },
  { id: 'nur-deutsch', ...post('Nur auf Deutsch', { Language: 'de-AT' }), DatePosted: at(2022) },
  { id: 'en-francais', ...post('En français', { Language: 'fr' }), DatePosted: at(2021) },
];
