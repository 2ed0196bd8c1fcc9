import { plural } from '../site';
import type { writing as english } from '../../en/author/writing';

export const writing: typeof english = {
  needsScripts: 'Pour écrire, il faut JavaScript. Activez-le et rechargez la page.',
  partNotLoaded:
    'Cette partie du formulaire n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  fields: {
    Name: 'Nom',
    Title: 'Titre',
    Summary: 'Résumé',
    Language: 'Langue',
    Tags: 'Mots-clés',
    Series: 'Série',
    FirstPublished: 'Date de l’article',
    Canonical: 'Adresse de l’original',
    Cover: 'Image de couverture',
    Translation: 'Traduction',
    Heading: 'Intertitre',
    Paragraph: 'Paragraphe',
    Body: 'Texte',
  },
  hints: {
    Tags: 'Séparés par des virgules.',
    Series: 'Les articles d’une série sont liés entre eux, du plus ancien au plus récent.',
    FirstPublished:
      'Un jour antérieur à celui de la publication : les listes, les années et les flux y rangent alors l’article.',
    Canonical:
      'L’adresse de l’original sur un autre site. Les moteurs de recherche affichent alors cette page-là, et non celle-ci.',
    Cover:
      'Une image en haut de l’article, dans les listes, les flux et les aperçus de liens. Elle peut être déposée ou collée ici.',
    Translation:
      'Le même article dans une autre langue : son adresse, par exemple cles-et-serrures.',
  },
  details: 'Détails',
  address: 'Adresse de la page',
  addressHint: (path) =>
    `L’article sera à l’adresse ${path}, qui ne pourra plus changer après la publication.`,
  addressIsFixed: 'Un article publié garde son adresse.',
  addressTaken: 'Un autre article a cette adresse, ou l’avait avant d’être supprimé.',
  useAddress: (address) => `Utiliser « ${address} »`,
  summaryHint: 'Affiché dans la liste des articles, dans les aperçus de liens et dans le flux.',
  notStated: 'Non précisée',
  looksLike: (language) => `Le texte semble être en ${language}. Choisir ${language}`,
  tooManyTags: (count, length, kept) =>
    `Seuls ${count} mots-clés différents de ${length} caractères au plus sont conservés : ${kept}`,
  tooLate: 'Ce jour n’est pas conservé : il est postérieur à la date de l’article.',
  notAnAddress: 'Ceci n’est pas conservé : une adresse commence par https://.',
  notAPicture:
    'Ceci n’est pas conservé : une couverture est une image de ce site, sous la forme ![texte alternatif](adresse).',
  section: (section) => `Section ${section}`,
  paragraph: (paragraph) => `Paragraphe ${paragraph}`,
  addSection: 'Ajouter une section',
  addParagraph: 'Ajouter un paragraphe',
  addParagraphTo: (section) => `Ajouter un paragraphe à la section ${section}`,
  insertSection: 'Insérer une section ici',
  insertSectionAfter: (section) => `Insérer une section après la section ${section}`,
  remove: 'Supprimer',
  removeSection: 'Supprimer la section',
  removeSectionNumber: (section) => `Supprimer la section ${section}`,
  removeParagraph: (paragraph, section) =>
    `Supprimer le paragraphe ${paragraph} de la section ${section}`,
  removed: (what) => `Suppression effectuée : ${what}. « Annuler » rétablit le texte.`,
  postTools: 'Outils de l’article',
  sectionTools: (section) => `Outils de la section ${section}`,
  paragraphTools: (paragraph, section) =>
    `Outils du paragraphe ${paragraph} de la section ${section}`,
  moveSection: (section, way) =>
    `Déplacer la section ${section} vers le ${way === 'up' ? 'haut' : 'bas'}`,
  moveParagraph: (paragraph, section, way) =>
    `Déplacer le paragraphe ${paragraph} de la section ${section} vers le ${way === 'up' ? 'haut' : 'bas'}`,
  sectionIsNow: (section, now) => `La section ${section} est maintenant la section ${now}.`,
  paragraphIsNow: (paragraph, now) =>
    `Le paragraphe ${paragraph} est maintenant le paragraphe ${now}.`,
  paragraphIsNowLast: (paragraph, section) =>
    `Le paragraphe ${paragraph} est maintenant le dernier de la section ${section}.`,
  paragraphIsNowFirst: (paragraph, section) =>
    `Le paragraphe ${paragraph} est maintenant le premier de la section ${section}.`,
  paragraphBegun: 'Nouveau paragraphe.',
  paragraphJoined: 'Le paragraphe a été joint au précédent.',
  sectionBegun: 'Nouvelle section.',
  sectionJoined: 'La section a été jointe à la précédente.',
  undone: 'La dernière modification a été annulée.',
  redone: 'La modification a été rétablie.',
  submit: 'Publier',
  undo: 'Annuler',
  cancel: 'Interrompre',
  close: 'Fermer',
  /** The line before Submit. */
  willPublish: 'Ce qui sera publié',
  noTitle: 'aucun titre',
  leadNowhere: (marks, count) =>
    plural(count, {
      one: `${marks} ne mène nulle part`,
      other: `${marks} ne mènent nulle part`,
    }),
  hasSummary: 'avec un résumé',
  noSummary: 'aucun résumé',
  countTags: (count) => plural(count, { one: '1 mot-clé', other: `${count} mots-clés` }),
  noTags: 'aucun mot-clé',
  noLanguage: 'langue non précisée',
  words: (count, of) => plural(of, { one: `${count} mot`, other: `${count} mots` }),
  characters: (count, of) =>
    plural(of, { one: `${count} caractère`, other: `${count} caractères` }),
  size: 'Taille de l’article',
  tooLarge:
    'L’article est trop grand pour la base de données. Raccourcissez-le ou partagez-le en deux.',
  plainCode: (block, post) =>
    `Une partie du code s’affiche sans couleurs : un bloc de plus de ${block} caractères, un bloc avec une ligne ou un mot très long, ou ce qui suit ${post} caractères de code.`,
  reached: (percent) => `L’article a atteint ${percent} % de la taille maximale.`,
  split: (paragraphs) => `Partager en ${paragraphs} paragraphes`,
  isDocument: 'Ce texte semble être un document entier.',
  tooManyParts:
    'Ce texte a trop de parties pour être découpé ici. Collez-le en plusieurs morceaux.',
  makeSections: (count) =>
    plural(count, { one: `En faire ${count} section`, other: `En faire ${count} sections` }),
  fillIn: (fields) => `Remplir les champs vides : ${fields}`,
  documentIsIn: 'Le document est dans les champs de l’article. « Annuler » le retire.',
  fileUnreadable: 'Le fichier n’a pas pu être lu. Ouvrez-le et collez son texte.',
  pastedPlain: 'La mise en forme n’a pas pu être conservée : seuls les mots ont été collés.',
  fileTooLarge: 'Le fichier est trop grand pour un article. Collez-en une partie.',
  pleaseCheck: (found) => `À vérifier : ${found}.`,
  isLost: (words, line) => `« ${words} »${line ? ` (ligne ${line})` : ''} manque`,
  isLeft: (words, line) => `« ${words} »${line ? ` (ligne ${line})` : ''} s’affiche comme du texte`,
  isPersonal: (words) =>
    `« ${words} » peut identifier une personne ou permettre à d’autres de se connecter`,
  formulasLost: (count) =>
    plural(count, {
      one: 'une formule manque, car elle a été copiée sans sa source',
      other: `${count} formules manquent, car elles ont été copiées sans leur source`,
    }),
  footnotesLost: (count) =>
    plural(count, {
      one: 'une note manque, car elle a été copiée sans son texte',
      other: `${count} notes manquent, car elles ont été copiées sans leur texte`,
    }),
  picturesLost: (count) =>
    plural(count, {
      one: `${count} image manque : copiez-la seule, ou utilisez « Ajouter une image »`,
      other: `${count} images manquent : copiez-les une à une, ou utilisez « Ajouter une image »`,
    }),
  preview: 'Aperçu',
  beside: 'Côte à côte',
  write: 'Écrire',
  format: 'Mise en forme',
  tools: {
    bold: 'Gras',
    italic: 'Italique',
    link: 'Lien',
    code: 'Code',
    list: 'Liste',
    numbers: 'Liste numérotée',
    quote: 'Citation',
    callout: 'Encadré',
    codeBlock: 'Bloc de code',
    table: 'Tableau',
    more: 'Plus',
    heading: 'Titre de section',
    subheading: 'Sous-titre',
    tasks: 'Liste de tâches',
    formula: 'Formule',
    footnote: 'Note de bas de page',
    divider: 'Séparateur',
    picture: 'Ajouter une image',
    help: 'Mise en forme et touches',
  },
  findReplace: 'Rechercher et remplacer',
  find: 'Rechercher',
  replaceBy: 'Remplacer par',
  matchCase: 'Respecter la casse',
  nextMatch: 'Suivant',
  matchOf: (number, count) => `${number} sur ${count}`,
  replaceOne: 'Remplacer',
  replaceAll: 'Tout remplacer',
  found: (count) => plural(count, { one: `${count} résultat`, other: `${count} résultats` }),
  replaced: (count) =>
    plural(count, {
      one: `${count} résultat a été remplacé.`,
      other: `${count} résultats ont été remplacés.`,
    }),
};
