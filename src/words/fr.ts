import { pluralIn } from '../plural.ts';
import type { Words } from './en.ts';

const plural = /* @__PURE__ */ pluralIn('fr');

export const site: Words['site'] = {
  lang: 'fr',
  locale: 'fr-FR',
  dir: 'ltr',
  comma: ', ',
  colon: '\u00a0: ',
};

export const frame: Words['frame'] = {
  skip: 'Aller au contenu',
  main: 'Navigation principale',
  links: { home: 'Accueil', cv: 'CV', contact: 'Contact', blog: 'Blog' },
  more: 'Profils et autres liens',
  profile: 'Profil',
  feed: 'RSS',
  external: '(lien externe)',
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  loading: 'Chargement de la page…',
  notLoaded: 'Cette page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  broken: 'Un problème est survenu sur cette page. Rechargez-la.',
  retry: 'Réessayer',
  stillUnreachable: 'Le site est toujours inaccessible. Réessayez plus tard.',
  newVersion: 'Une nouvelle version de ce site est disponible.',
  reload: 'Recharger',
  reloading: 'Rechargement…',
  noDatabase:
    'Ce site n’est pas encore relié à sa base de données. Son propriétaire la relie en remplissant .env, comme le montre .env.example.',
  checkConnection: 'Vérifiez votre connexion et rechargez la page.',
};

export const missing: Words['missing'] = {
  notFound: 'Page introuvable',
  nothingHere:
    'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou n’a jamais existé.',
  needsScripts:
    'Un article publié ces dernières minutes nécessite JavaScript. Activez-le et rechargez la page.',
  noConnection: 'Pas de connexion',
  unreachable:
    'Le site est inaccessible, et cette page n’est pas enregistrée sur cet appareil. Vérifiez votre connexion.',
  goOn: ['Aller à la page d’accueil', ' ou ', 'lire le blog', '.'],
};

export const home: Words['home'] = {
  title: 'À propos',
  readCv: 'Lire mon CV',
  readBlog: 'Lire le blog',
  write: 'M’écrire',
  building: 'En cours : ',
  now: (job) => `actuellement : ${job}`,
  available: (when) => `disponible à partir de : ${when}`,
  seeking: (what) => `recherche : ${what}`,
  portraitOf: (name) => `Portrait de ${name}`,
  lately: 'Derniers articles',
};

export const contact: Words['contact'] = {
  heading: 'Coordonnées',
  email: 'E-mail',
  phone: 'Téléphone',
  location: 'Lieu',
  show: (what) => `Afficher : ${what}`,
  description: (name, ways) => `Comment joindre ${name} : ${ways}`,
};

export const cv: Words['cv'] = {
  print: 'Imprimer ou enregistrer en PDF',
  pdf: 'Ouvrir en PDF',
  description: (owner) => `Expérience, formation et compétences de ${owner}`,
  projects: 'Projets',
  currentProject: 'Projet en cours',
  plannedProjects: 'Projets à venir',
  pastProjects: 'Projets passés',
  otherProjects: 'Autres projets',
  work: 'Expérience professionnelle',
  present: 'aujourd’hui',
  from: (since) => `à partir de ${since}`,
  education: 'Formation',
  qualifications: 'Certifications',
  score: (score) => `Note : ${score}`,
  technicalSkills: 'Compétences techniques',
  softSkills: 'Savoir-être',
  skills: 'Compétences',
  awards: 'Distinctions',
  interests: 'Centres d’intérêt',
  otherInterests: 'Autres',
  volunteering: 'Bénévolat',
  publications: 'Publications',
  languages: 'Langues',
  references: 'Références',
};

export const posts: Words['posts'] = {
  untitled: 'Sans titre',
  undated: 'Sans date',
  fromYear: (year) => `Articles de ${year}`,
  withoutDate: 'Articles sans date',
  published: 'Article publié.',
  signedOut:
    'Vous êtes déconnecté. Votre texte est conservé comme brouillon dans ce navigateur : connectez-vous et choisissez « Écrire un article » pour continuer.',
};

export const reading: Words['reading'] = {
  post: 'Article',
  read: 'Lire',
  readTitle: (title) => `Lire ${title}`,
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',
  copyCode: 'Copier le code',
  codeCopied: 'Code copié',
  notCopied: 'Le navigateur ne l’a pas permis',
  share: 'Partager…',
  debug: 'Débogage',
  debugTitle: 'Affiche cet article dans la console du navigateur',
  back: 'Retour',
  newer: 'Plus récent',
  older: 'Plus ancien',
  morePosts: 'Autres articles',
  updated: 'Mis à jour',
  firstPublished: 'Première parution',
  series: 'Série',
  inSeries: (name) => `Série « ${name} »`,
  partOf: (number, count) => `${number} sur ${count}`,
  previousPart: 'Partie précédente',
  nextPart: 'Partie suivante',
  wasUpdated: 'Cet article a été mis à jour.',
  minutes: (count) => `${count} min de lecture`,
  contents: 'Sur cette page',
  video: 'Vidéo',
  code: (language) => (language ? `Code, ${language}` : 'Code'),
  formula: 'Formule',
  formulaNotDrawn: '(affichée en TeX, car elle ne peut pas être dessinée)',
  unformatted: 'Affiché avec ses marques, car trop long ou imbriqué trop profondément.',
  isCut: 'Cet article est trop long pour une seule page. La fin n’est pas affichée.',
  callouts: {
    note: 'Remarque',
    tip: 'Astuce',
    important: 'À retenir',
    warning: 'Avertissement',
    caution: 'Attention',
  },
  table: (header) => `Tableau : ${header}`,
  footnotes: 'Notes',
  footnote: (number) => `Note ${number}`,
  backToReference: (number, which, times) =>
    `Retour à l’appel de note ${number}${times > 1 ? `, ${which} sur ${times}` : ''}`,
  wholePicture: 'Afficher l’image entière',
  pictureMissing: 'Cette image est introuvable.',
  pictureNotLoaded:
    'Cette image n’a pas pu être chargée. Vérifiez votre connexion et rechargez la page.',
  loadingText: 'Chargement du texte…',
  loadingPost: 'Chargement de l’article…',
  loadingPosts: 'Chargement des articles…',
  postNotLoaded: 'L’article n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
  postsNotLoaded: 'Les articles n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.',
  paused: 'Vous voyez une copie enregistrée ; les mises à jour en direct sont suspendues.',
  stopped:
    'Les mises à jour en direct se sont arrêtées. Rechargez la page pour les recevoir de nouveau.',
  resumed: 'Les mises à jour en direct ont repris.',
  outdated:
    'Cette page est trop ancienne pour montrer toutes les modifications survenues depuis sa création.',
  unreachable:
    'Le blog est inaccessible. Vérifiez votre connexion. Cette page se mettra à jour d’elle-même dès qu’il sera de nouveau accessible.',
  noPosts: 'Il n’y a pas encore d’article.',
  newPosts: (count) =>
    plural(count, { one: `${count} nouvel article`, other: `${count} nouveaux articles` }),
  showOlder: 'Afficher les articles plus anciens',
  olderByYear: 'Les articles plus anciens sont classés par année ci-dessous',
  noOlder: 'Pas d’article plus ancien',
  years: 'Tous les articles par année',
  undatedYear: 'sans date',
  withTag: 'Articles par mot-clé',
  tagged: (tag) => `Articles avec le mot-clé « ${tag} »`,
};

export const editions: Words['editions'] = {
  otherLists: 'Articles dans d’autres langues',
  translations: 'Dans d’autres langues',
};

export const search: Words['search'] = {
  label: 'Recherche',
  searching: 'Recherche en cours…',
  notLoaded: 'La recherche n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  noneFound: 'Aucun article trouvé.',
  found: (count) =>
    plural(count, { one: `${count} article trouvé.`, other: `${count} articles trouvés.` }),
  best: (count, shown) => `${count} articles trouvés. Voici les ${shown} meilleurs.`,
};

export const account: Words['account'] = {
  signIn: 'Se connecter',
  signedOut: 'Vous avez été déconnecté.',
  signInFailed: (reason) => `La connexion a échoué. ${reason}`,
  reloadMenu: 'Recharger le menu',
  checking: 'Vérification de votre connexion…',
  notChecked: 'Votre connexion n’a pas pu être vérifiée. Vous semblez être hors ligne.',
  writePost: 'Écrire un article',
  editPost: 'Modifier l’article',
};

export const signInErrors: Words['signInErrors'] = {
  popupBlocked:
    'Le navigateur a bloqué la fenêtre de connexion. Autorisez les fenêtres pop-up pour ce site et réessayez.',
  popupClosed: 'La fenêtre de connexion a été fermée avant la fin de la connexion.',
  noStorage:
    'Le navigateur bloque les cookies ou le stockage dont la connexion a besoin. Autorisez-les pour ce site.',
  noNetwork: 'Le réseau est inaccessible. Réessayez.',
  noGoogle:
    'Google est inaccessible, ou le stockage du navigateur pour ce site est plein. Vérifiez les deux et réessayez.',
  unexpected: (reason) => `Erreur inattendue (${reason}).`,
};

export const menu: Words['menu'] = {
  of: (name) => `Compte de ${name}`,
  user: 'l’utilisateur',
  signOut: 'Se déconnecter',
  signOutFailed: (reason) => `La déconnexion a échoué. ${reason}`,
};

export const writing: Words['writing'] = {
  needsScripts: 'Pour écrire, il faut JavaScript. Activez-le et rechargez la page.',
  fields: {
    Name: 'Nom',
    Title: 'Titre',
    Summary: 'Résumé',
    Language: 'Langue',
    Tags: 'Mots-clés',
    Series: 'Série',
    FirstPublished: 'Première parution',
    Canonical: 'Adresse de l’original',
    Cover: 'Image de couverture',
    Translation: 'Traduction',
    Heading: 'Intertitre',
    Paragraph: 'Paragraphe',
  },
  hints: {
    Tags: 'Séparés par des virgules.',
    Series: 'Les articles d’une série sont liés entre eux, du plus ancien au plus récent.',
    FirstPublished: 'Le jour où il est paru ailleurs pour la première fois, le cas échéant.',
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
  fillTitle: 'Reprendre le titre',
  fillSummary: 'Reprendre le résumé',
  fillBoth: 'Reprendre le titre et le résumé',
  documentIsIn: 'Le document est dans les champs de l’article. « Annuler » le retire.',
  fileUnreadable: 'Le fichier n’a pas pu être lu. Ouvrez-le et collez son texte.',
  pastedPlain: 'La mise en forme n’a pas pu être conservée : seuls les mots ont été collés.',
  fileTooLarge: 'Le fichier est trop grand pour un article. Collez-en une partie.',
  pleaseCheck: (found) => `À vérifier : ${found}.`,
  isLost: (words, line) => `« ${words} »${line ? ` (ligne ${line})` : ''} manque`,
  isLeft: (words, line) => `« ${words} »${line ? ` (ligne ${line})` : ''} s’affiche comme du texte`,
  isPersonal: (address) =>
    `l’adresse ${address} peut identifier une personne ou permettre à d’autres de se connecter`,
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
    picture: 'Ajouter une image',
    help: 'Mise en forme et touches',
  },
  /** What Markdown and keys do. */
  guide: {
    youType: 'Vous tapez',
    youGet: 'Vous obtenez',
    struck: 'Barré',
    task: 'Tâche',
    footnote: 'Note',
    marked: 'Avec son langage, un titre et des lignes marquées',
    blocks: 'Un bloc au choix, dans un paragraphe vide',
    enterTwice: 'Deux fois Entrée',
    nextParagraph: 'Le paragraphe suivant',
    hashes: '## et une espace',
    newSection: 'Une section',
    backspace: 'Retour arrière au début',
    joined: 'Joint un paragraphe au précédent',
    tab: 'Tab, puis les flèches',
    reached: 'Les outils d’un paragraphe',
    document: 'Un document entier, collé',
    parts: 'Son titre, ses sections et ses paragraphes',
  },
};

export const publishing: Words['publishing'] = {
  sending: 'Publication en cours…',
  slow: 'Cela prend plus de temps que d’habitude. Gardez cet onglet ouvert jusqu’à la publication de votre article.',
  waiting:
    'Vous êtes hors ligne. L’article sera publié dès que la connexion reviendra, tant que cet onglet reste ouvert.',
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
    'Quelqu’un a modifié l’article publié après que vous avez commencé. Choisissez pour chaque différence.',
  takenOver: (fields) =>
    `Quelqu’un a modifié l’article publié après que vous avez commencé. Ses modifications figurent maintenant dans votre texte : ${fields}. Vérifiez-les, puis publiez ; « Annuler » les retire.`,
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

export const drafts: Words['drafts'] = {
  title: 'Brouillons',
  loading: 'Chargement des brouillons de vos autres appareils…',
  offline:
    'Les brouillons de vos autres appareils ne peuvent pas être chargés pour le moment. Ils apparaîtront ici quand la connexion sera revenue.',
  more: (count) =>
    `Seuls les ${count} derniers brouillons enregistrés dans le cloud sont affichés. Les plus anciens apparaîtront ici quand certains de ceux-ci seront publiés, ou un jour après leur abandon.`,
  clashedWith: (device) =>
    `Modifié aussi sur un autre appareil (${device}). Cette autre version est un brouillon distinct.`,
  undecided: (device) =>
    `Modifié aussi sur un autre appareil (${device}). Continuez, et choisissez pour chaque différence.`,
  clashed: (device) =>
    `Ce brouillon a aussi été modifié sur un autre appareil (${device}). Cette autre version est un brouillon distinct, que vous trouverez sous « Écrire un article ».`,
  changedOn: (device) =>
    `Le brouillon a été modifié sur un autre appareil (${device}), et il est maintenant identique ici.`,
  changedToo: (device) =>
    `Ce brouillon a aussi été modifié sur un autre appareil (${device}). Choisissez pour chaque différence.`,
  takenOver: (device, fields) =>
    `Ce brouillon a aussi été modifié sur un autre appareil (${device}). Ce qui n’a changé que là figure maintenant dans votre texte : ${fields}. « Annuler » le retire.`,
  decideFirst:
    'Ce brouillon a aussi été modifié sur un autre appareil. Choisissez d’abord pour chaque différence, en haut de la page.',
  endedElsewhere:
    'Ce brouillon a été publié ou abandonné sur un autre appareil, ou publié par une tentative précédente. Votre texte est toujours ici : « Publier » en fait un article à part.',
  continue: 'Continuer',
  continueTitle: (title) => `Continuer « ${title} »`,
  discard: 'Abandonner',
  discardTitle: (title) => `Abandonner « ${title} »`,
  discardedOn: (day) => `Abandonné le ${day} :`,
  unpublished: (day) => `Modifications non publiées du ${day}`,
  compare: 'Comparer',
  comparing: 'Ce qui est publié actuellement, à côté de votre texte :',
  discarded: (title) => `« ${title} » a été abandonné et peut être récupéré pendant un jour.`,
  putBack: 'Récupérer',
  putBackTitle: (title) => `Récupérer « ${title} », abandonné`,
  wasPutBack: (title) => `« ${title} » a été récupéré.`,
  newPost: 'Commencer un nouvel article',
  openElsewhere:
    'Ce brouillon est ouvert dans un autre onglet ou une autre fenêtre. Continuez là-bas, ou reprenez ici la dernière version enregistrée.',
  unsavedElsewhere:
    'Un autre onglet ou une autre fenêtre contient des modifications de ce brouillon que le navigateur n’a pas pu enregistrer. Continuez là-bas.',
  continueHere: 'Continuer ici',
  browser: 'Un navigateur',
  onSystem: (browser, system) => `${browser} sur ${system}`,
  kept: 'Votre texte est conservé dans ce navigateur.',
  notFound: 'Cet article a été supprimé ou n’a jamais existé.',
  goOn: 'Les _articles supprimés_ peuvent être rétablis. _Lire le blog_',
};

export const sharing: Words['sharing'] = {
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

export const pictures: Words['pictures'] = {
  label: 'Images',
  numberOf: (number, count) => `Image ${number} sur ${count}`,
  several: (count) => `Ajouter ${count} images`,
  preparing: (number, count) =>
    count > 1 ? `Préparation de l’image ${number} sur ${count}…` : 'Préparation de l’image…',
  moves: 'C’est une animation. Seule sa première image est ajoutée.',
  altText: 'Texte alternatif',
  altHint: 'Dites ce que montre l’image, pour les lecteurs qui ne peuvent pas la voir.',
  caption: 'Légende (facultative)',
  ok: 'OK',
  insert: 'Insérer',
  insertWithoutAlt: 'Insérer sans texte alternatif',
  mayDiscard: (count) =>
    count === 1
      ? 'Abandonner l’image et ce que vous avez écrit à son sujet ?'
      : `Abandonner les ${count} images et ce que vous avez écrit à leur sujet ?`,
  atRisk:
    'Ce navigateur ne peut pas enregistrer d’images. Elles seront perdues si vous fermez cet onglet avant la publication de votre article.',
  notAdded: 'L’image n’a pas pu être ajoutée. Vérifiez votre connexion et rechargez la page.',
  isSvg: (name) =>
    `« ${name} » est un fichier SVG, qui ne peut pas être ajouté, car il peut contenir des scripts. Enregistrez-le en PNG, et ajoutez ce fichier.`,
  noPicture: (name) => `« ${name} » n’est pas une image.`,
  isEmpty: (name) =>
    `« ${name} » est vide. Si le fichier se trouve dans le cloud, téléchargez-le d’abord, et ajoutez-le de nouveau.`,
  gone: (name) =>
    `Impossible d’ouvrir « ${name} ». Le fichier a peut-être été déplacé ou modifié depuis que vous l’avez choisi : choisissez-le de nouveau.`,
  tooManyBytes: (name, size, most) =>
    `« ${name} » est trop lourd : ${size} Mo. Réduisez-le à moins de ${most} Mo, et ajoutez-le de nouveau.`,
  tooManyPixels: (name, width, height) =>
    `« ${name} » est trop grand : ${width} × ${height} pixels. Réduisez-le, et ajoutez-le de nouveau.`,
  tooLargeHere: (name, width, height) =>
    `« ${name} » est trop grand pour ce navigateur : ${width} × ${height} pixels. Réduisez-le, et ajoutez-le de nouveau.`,
  heic: (name) =>
    `« ${name} » est une image HEIC, que ce navigateur ne sait pas lire. Enregistrez-la en JPEG, et ajoutez ce fichier. Sur un iPhone, Réglages › Appareil photo › Formats › Le plus compatible prend les photos en JPEG.`,
  otherKind: (name, kind) =>
    `« ${name} » est une image ${kind}, que ce navigateur ne sait pas lire. Enregistrez-la en PNG ou en JPEG, et ajoutez ce fichier.`,
  damaged: (name) =>
    `« ${name} » est endommagé, et ce navigateur ne peut pas le lire. Ajoutez une autre copie, ou enregistrez-le de nouveau en PNG ou en JPEG.`,
  badAddress: (name) =>
    `${name} s’affiche comme du texte. Son adresse doit se terminer ainsi : .webp#1600x900`,
  notStored: (alt) =>
    `L’image${alt && ` « ${alt} »`} n’est plus enregistrée. Ajoutez-la de nouveau.`,
  foreign: (name) =>
    `${name} s’affiche comme du texte. Seules les images de ce site sont affichées : utilisez « Ajouter une image ».`,
  noFile: (name) =>
    `Il n’y a pas de fichier ${name}. Corrigez son nom, ou utilisez « Ajouter une image ».`,
  addAlt: (name) => `Ajoutez un texte alternatif à cette image : ![texte alternatif](${name})`,
};

export const versions: Words['versions'] = {
  title: 'Versions',
  none: 'Il n’y a pas de version antérieure de cet article.',
  inForm: 'Dans le formulaire',
  isInForm: 'La version est dans le formulaire. « Publier » la publie, « Annuler » la retire.',
  thenChanged: (fields) => `Modifié dans la version suivante : ${fields}`,
  restoreVersion: (date) => `Rétablir la version du ${date}`,
  restore: 'Rétablir',
  restoreTitle: (title) => `Rétablir « ${title} »`,
  restored: (title) => `« ${title} » a été publié de nouveau.`,
  publishedAgain: 'Publié de nouveau.',
  noWords: 'aucun mot',
  changed: {
    Heading: (count) =>
      plural(count, { one: `${count} intertitre`, other: `${count} intertitres` }),
    Paragraph: (count) =>
      plural(count, { one: `${count} paragraphe`, other: `${count} paragraphes` }),
  },
  nothing: '(rien)',
  andMore: (field) => `${field} et la suite`,
  yours: 'Votre version',
  published: 'Version en ligne',
  use: 'Choisir celle-ci',
  useNumber: (side, difference) => `Choisir celle-ci : « ${side} », différence ${difference}`,
  useAll: (side) => `Choisir partout « ${side} »`,
  allListed: 'Toutes les différences sont affichées, car on ne sait pas qui a modifié quoi.',
  loadingDifferences: 'Chargement des différences…',
  differencesNotLoaded:
    'Les différences n’ont pas pu être chargées. Vérifiez votre connexion et rechargez la page.',
  deletedPosts: 'Articles supprimés',
  noneDeleted: 'Aucun article n’a été supprimé.',
  eraseForGood: 'Supprimer définitivement',
  eraseTitle: (title) => `Supprimer « ${title} » définitivement`,
  mayErase: (title) => `Supprimer définitivement « ${title} » et toutes ses versions ?`,
  erased: (title) => `« ${title} » a été supprimé définitivement.`,
  nothingChanged: (reason) => `Rien n’a été modifié. ${reason}`,
  tryAgain: 'Vérifiez votre connexion et réessayez.',
  notAllowed: 'Ce compte n’y est pas autorisé.',
  changedElsewhere: 'Il a été modifié ailleurs entre-temps.',
  loading: 'Chargement…',
  listNotLoaded: 'La liste n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
};

export const tools: Words['tools'] = {
  edit: 'Modifier',
  backToDraft: 'Repasser en brouillon',
  mayWithdraw: (title) => `Retirer « ${title} » du site et l’ouvrir comme brouillon ?`,
  withdrawing: 'Retrait de l’article…',
  withdrawn: 'L’article est retiré du site et devient un brouillon.',
  delete: 'Supprimer',
  mayDelete: (title) => `Supprimer « ${title} » ? Il reste dans « Articles supprimés ».`,
  willBeDeleted: (title, seconds) =>
    `« ${title} » sera supprimé dans ${seconds} secondes. Quittez cette page pour annuler.`,
  deleting: 'Suppression…',
  deleted: 'L’article a été supprimé.',
  undo: 'Annuler',
  stillOnline: (reason) => `L’article est toujours en ligne. ${reason}`,
  readQuoted: (title) => `Lire « ${title} »`,
  publishedTitle: (title) => `Publié : ${title}`,
  whenKnown: (minutes) =>
    `Les aperçus de liens et les moteurs de recherche obtiennent cette version à la prochaine génération du site, en général dans les ${minutes} minutes. Partagez le lien après : certaines applications gardent le premier aperçu qu’elles reçoivent.`,
};

const words: Words = {
  ...{ site, frame, missing, home, contact, cv, posts, reading, editions, search, account },
  ...{
    signInErrors,
    menu,
    writing,
    publishing,
    drafts,
    sharing,
    pictures,
    versions,
    tools,
  },
};
export default words;
