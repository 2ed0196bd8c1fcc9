import { plural } from '../site';
import type { publishing as english } from '../../en/author/publishing';

export const publishing: typeof english = {
  sending: 'Envoi en cours…',
  slow: 'Cela prend plus de temps que d’habitude. Gardez cet onglet ouvert jusqu’à la fin.',
  waiting:
    'Vous êtes hors ligne. L’article sera envoyé dès que la connexion reviendra, tant que cet onglet reste ouvert.',
  uploading: (count) =>
    plural(count, { one: `Envoi de ${count} image…`, other: `Envoi de ${count} images…` }),
  noDraft:
    'Ce navigateur ne peut pas enregistrer de brouillon. Votre texte sera perdu si vous fermez cet onglet.',
  onlyCloud:
    'Ce navigateur ne peut pas enregistrer de brouillon, mais votre texte est dans le cloud pour tous vos appareils.',
  saved: (time) => `Brouillon enregistré : ${time}.`,
  savedHere: (time) =>
    `Brouillon enregistré dans ce navigateur, pas encore pour vos autres appareils : ${time}.`,
  tooLargeToCopy: (time) =>
    `Brouillon enregistré à ${time} dans ce navigateur. Il est trop volumineux pour le cloud et reste ici : vos autres appareils ne le reçoivent pas.`,
  adminsOnly: (email) =>
    `Seuls les ADMINISTRATEURS peuvent publier des articles. Contactez le propriétaire${email && ` (${email})`} si vous devriez avoir ce droit. Voulez-vous aller à la page d’accueil ?`,
  empty: 'Cet article est vide. Le publier quand même ?',
  untitled: 'Cet article n’a pas de titre. Le publier sous « Sans titre » ?',
  overwrite:
    'Remplacer la version en ligne par la vôtre ? La version remplacée reste dans « Versions ».',
  publishDeleted: 'Cet article a été supprimé. Publier de nouveau votre version ?',
  failed: (reason) => `L’article n’a pas été publié. ${reason} Votre texte est toujours ici.`,
  rejected:
    'La base de données l’a refusé. Il est sans doute trop grand : un article peut avoir environ un million de caractères (1 Mio). Raccourcissez-le ou partagez-le en deux.',
  tooManyParts: (sections, paragraphs) =>
    `Un article peut avoir jusqu’à ${sections} sections et ${paragraphs} paragraphes. Réunissez-en quelques-uns, ou partagez l’article en deux.`,
  dailyLimit: 'La limite d’écritures du jour est atteinte. Réessayez demain.',
  firstTooLate:
    'Sa première parution est postérieure à sa propre date. Corrigez le jour dans « Détails ».',
  signedOut: 'Vous êtes déconnecté. Reconnectez-vous et publiez de nouveau.',
  pictureRefused:
    'La base de données a refusé une image. Seuls les administrateurs peuvent ajouter des images. Si vous en êtes un, les règles de la base sont peut-être plus anciennes que le site : son propriétaire lance npm run deploy.',
  changedElsewhere:
    'Quelqu’un a modifié l’article après que vous avez commencé. Choisissez pour chaque différence.',
  takenOver: (fields) =>
    `Quelqu’un a modifié l’article après que vous avez commencé. Ses modifications figurent maintenant dans votre texte : ${fields}. Vérifiez-les, puis publiez ; « Annuler » les retire.`,
  publishedMeanwhile:
    'Cet article a été publié entre-temps, peut-être par une tentative précédente. Choisissez pour chaque différence.',
  deletedElsewhere:
    'Cet article a été supprimé ailleurs. Votre texte est toujours ici, et « Publier » le publie de nouveau.',
  notAdmin:
    'Vous pouvez écrire ici, mais seuls les administrateurs peuvent publier. Si ce site est le vôtre, devenez-en un : lancez _npm run grant-admin_ avec votre adresse e-mail, ou définissez le champ _admin_ dans la _console Firebase_.',
  userId: 'Votre identifiant :',
  copyUserId: 'Copier l’identifiant',
  userIdCopied: 'Identifiant copié',
};
