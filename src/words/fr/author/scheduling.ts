import type { scheduling as english } from '../../en/author/scheduling';

export const scheduling: typeof english = {
  title: 'Programmés',
  publishLater: 'Publier plus tard',
  hint: (zone) => `Si ce champ est vide, « Publier » publie aussitôt. Fuseau horaire : ${zone}.`,
  willBe: (time) => `L’article sera publié : ${time}.`,
  isCleared: '« Publier » publie l’article aussitôt.',
  passed:
    'La date choisie est passée. Choisissez-en une plus tardive, ou videz « Publier plus tard » pour publier aussitôt.',
  refused:
    'D’après l’horloge de la base de données, la date choisie est passée. Vérifiez l’horloge de cet appareil, ou choisissez une date plus tardive.',
  isPublished:
    'Il a déjà été publié. Videz « Publier plus tard » pour publier votre version maintenant.',
  isScheduled: (time) => `programmé : ${time}`,
  later: (time) => `publié plus tard : ${time}`,
  atOnce: 'publié aussitôt',
  keepsAddress:
    'Un article programmé garde son adresse. « Repasser en brouillon » permet de la changer.',
  sending: 'Programmation en cours…',
  slow: 'Cela prend plus de temps que d’habitude. Gardez cet onglet ouvert jusqu’à ce que votre article soit programmé.',
  waiting:
    'Vous êtes hors ligne. L’article sera programmé dès que la connexion reviendra, tant que cet onglet reste ouvert.',
  done: (title, time) => `« ${title} » est programmé : ${time}.`,
  editTitle: (title) => `Modifier « ${title} »`,
  stays: (reason) => `L’article n’a pas pu redevenir un brouillon. ${reason}`,
  isOther:
    'Il a été modifié sur un autre appareil, ou il est déjà publié. Rechargez la page pour le voir.',
  overwrite: 'Remplacer la version programmée par la vôtre ?',
  comparing: 'Ce qui est programmé actuellement, à côté de votre texte :',
};
