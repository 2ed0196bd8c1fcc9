import type { scheduling as english } from '../../en/author/scheduling';

export const scheduling: typeof english = {
  title: 'Programmés',
  publishLater: 'Publier plus tard',
  hint: (zone) => `Si ce champ est vide, « Publier » publie aussitôt. Fuseau horaire : ${zone}.`,
  willBe: (time) => `L’article sera publié : ${time}.`,
  passed:
    'La date choisie est passée. Vérifiez l’horloge de cet appareil, choisissez une date plus tardive, ou videz « Publier plus tard » pour publier aussitôt.',
  isPublished:
    'Il a déjà été publié. Videz « Publier plus tard » pour publier votre version maintenant.',
  later: (time) => `publié plus tard : ${time}`,
  atOnce: 'publié aussitôt',
  overwrite: 'Remplacer la version programmée par la vôtre ?',
};
