import type { sharing as english } from '../../en/author/sharing';

export const sharing: typeof english = {
  draft: 'Brouillon',
  isShown: 'partagé par lien',
  show: 'Partager un lien vers ce brouillon',
  hint: 'Quiconque possède le lien peut lire ce brouillon pendant que vous écrivez, sans compte. Personne ne peut le deviner.',
  address: 'Lien vers ce brouillon',
  until: (time) =>
    `Quiconque possède le lien peut lire ce brouillon jusqu’au ${time}, ou jusqu’à ce qu’il soit publié ou abandonné.`,
  behind:
    'La dernière modification ne se lit pas encore à ce lien. Elle suivra dès qu’il y aura une connexion.',
  end: 'Arrêter le partage',
  ended: 'Le lien ne fonctionne plus.',
  ending: 'Le lien cessera de fonctionner quand ce navigateur sera de nouveau en ligne.',
  note: 'Ceci est un brouillon, qui peut changer pendant que vous le lisez.',
  over: 'Ce brouillon n’est pas partagé, ou ne l’est plus. Il a peut-être été publié depuis.',
};
