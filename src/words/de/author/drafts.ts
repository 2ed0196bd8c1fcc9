import type { drafts as english } from '../../en/author/drafts';

export const drafts: typeof english = {
  title: 'Entwürfe',
  loading: 'Die Entwürfe Ihrer anderen Geräte werden geladen …',
  offline:
    'Die Entwürfe Ihrer anderen Geräte können gerade nicht geladen werden. Sie erscheinen hier, sobald die Verbindung wieder da ist.',
  more: (count) =>
    `Aus der Cloud sind nur die ${count} zuletzt gespeicherten Entwürfe aufgeführt. Ältere erscheinen hier, wenn einige davon veröffentlicht sind, oder einen Tag, nachdem sie verworfen wurden.`,
  clashedWith: (device) =>
    `Auch auf einem anderen Gerät geändert (${device}). Jene Fassung ist ein eigener Entwurf.`,
  undecided: (device) =>
    `Auch auf einem anderen Gerät geändert (${device}). Setzen Sie ihn fort, und wählen Sie bei jedem Unterschied.`,
  clashed: (device) =>
    `Dieser Entwurf wurde auch auf einem anderen Gerät geändert (${device}). Jene Fassung ist ein eigener Entwurf, den Sie unter „Beitrag schreiben“ finden.`,
  changedOn: (device) =>
    `Der Entwurf wurde auf einem anderen Gerät geändert (${device}) und ist hier jetzt auf demselben Stand.`,
  changedToo: (device) =>
    `Dieser Entwurf wurde auch auf einem anderen Gerät geändert (${device}). Wählen Sie bei jedem Unterschied.`,
  takenOver: (device, fields) =>
    `Dieser Entwurf wurde auch auf einem anderen Gerät geändert (${device}). Was nur dort geändert wurde, steht jetzt in Ihrem Text: ${fields}. „Rückgängig“ nimmt es wieder heraus.`,
  decideFirst:
    'Dieser Entwurf wurde auch auf einem anderen Gerät geändert. Wählen Sie zuerst bei jedem Unterschied, oben auf der Seite.',
  endedElsewhere:
    'Dieser Entwurf wurde auf einem anderen Gerät oder durch einen früheren Versuch veröffentlicht, oder er wurde verworfen. Ihr Text ist noch hier: „Veröffentlichen“ macht einen eigenen Beitrag daraus.',
  continue: 'Fortsetzen',
  continueTitle: (title) => `„${title}“ fortsetzen`,
  discard: 'Verwerfen',
  discardTitle: (title) => `„${title}“ verwerfen`,
  discardedOn: (day) => `Verworfen am ${day}:`,
  unpublished: (day) => `Unveröffentlichte Änderungen vom ${day}`,
  compare: 'Vergleichen',
  comparing: 'Was jetzt veröffentlicht ist, neben Ihrem Text:',
  discarded: (title) => `„${title}“ wurde verworfen und kann einen Tag lang zurückgeholt werden.`,
  putBack: 'Zurückholen',
  putBackTitle: (title) => `„${title}“ zurückholen, den verworfenen Entwurf`,
  wasPutBack: (title) => `„${title}“ wurde zurückgeholt.`,
  newPost: 'Neuen Beitrag beginnen',
  openElsewhere:
    'Dieser Entwurf ist in einem anderen Tab oder Fenster geöffnet. Schreiben Sie dort weiter, oder übernehmen Sie hier die zuletzt gespeicherte Fassung.',
  unsavedElsewhere:
    'Ein anderer Tab oder ein anderes Fenster hat Änderungen an diesem Entwurf, die der Browser nicht speichern konnte. Bitte schreiben Sie dort weiter.',
  continueHere: 'Hier fortsetzen',
  browser: 'Ein Browser',
  onSystem: (browser, system) => `${browser} auf ${system}`,
  kept: 'Ihr Text ist in diesem Browser gespeichert.',
  notFound: 'Dieser Beitrag wurde gelöscht, oder es gab ihn nie.',
  goOn: '_Gelöschte Beiträge_ können wiederhergestellt werden. _Zum Blog_',
};
