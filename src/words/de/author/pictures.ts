import type { pictures as english } from '../../en/author/pictures';

export const pictures: typeof english = {
  label: 'Bilder',
  fromDevice: 'Von diesem Gerät…',
  again: 'Schon verwendet',
  numberOf: (number, count) => `Bild ${number} von ${count}`,
  several: (count) => `${count} Bilder hinzufügen`,
  preparing: (number, count) =>
    count > 1 ? `Bild ${number} von ${count} wird vorbereitet …` : 'Das Bild wird vorbereitet …',
  moves: 'Das ist eine Animation. Nur ihr erstes Bild wird eingefügt.',
  altText: 'Alternativtext',
  altHint: 'Sagen Sie für Leser, die das Bild nicht sehen können, was es zeigt.',
  caption: 'Bildunterschrift (optional)',
  ok: 'OK',
  insert: 'Einfügen',
  insertWithoutAlt: 'Ohne Alternativtext einfügen',
  mayDiscard: (count) =>
    count === 1
      ? 'Das Bild und Ihren Text dazu verwerfen?'
      : `Alle ${count} Bilder und Ihre Texte dazu verwerfen?`,
  atRisk:
    'Dieser Browser kann keine Bilder speichern. Sie gehen verloren, wenn Sie diesen Tab schließen, bevor Ihr Beitrag veröffentlicht ist.',
  notAdded:
    'Das Bild konnte nicht hinzugefügt werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  isSvg: (name) =>
    `„${name}“ ist eine SVG-Datei. Sie kann nicht hinzugefügt werden, weil sie Skripte enthalten kann. Speichern Sie sie als PNG, und fügen Sie diese Datei hinzu.`,
  noPicture: (name) => `„${name}“ ist kein Bild.`,
  isEmpty: (name) =>
    `„${name}“ ist leer. Liegt die Datei in einer Cloud, laden Sie sie zuerst herunter, und fügen Sie sie noch einmal hinzu.`,
  gone: (name) =>
    `„${name}“ lässt sich nicht öffnen. Vielleicht wurde die Datei verschoben oder geändert: Wählen Sie sie noch einmal aus.`,
  tooManyBytes: (name, size, most) =>
    `„${name}“ ist zu groß: ${size} MB. Verkleinern Sie es auf weniger als ${most} MB, und fügen Sie es noch einmal hinzu.`,
  tooManyPixels: (name, width, height) =>
    `„${name}“ ist zu groß: ${width} × ${height} Pixel. Verkleinern Sie es, und fügen Sie es noch einmal hinzu.`,
  tooLargeHere: (name, width, height) =>
    `„${name}“ ist zu groß für diesen Browser: ${width} × ${height} Pixel. Verkleinern Sie es, und fügen Sie es noch einmal hinzu.`,
  heic: (name) =>
    `„${name}“ ist ein HEIC-Bild, das dieser Browser nicht lesen kann. Speichern Sie es als JPEG, und fügen Sie diese Datei hinzu. Auf einem iPhone nimmt Einstellungen › Kamera › Formate › Maximale Kompatibilität Bilder als JPEG auf.`,
  otherKind: (name, kind) =>
    `„${name}“ ist ein ${kind}-Bild, das dieser Browser nicht lesen kann. Speichern Sie es als PNG oder JPEG, und fügen Sie diese Datei hinzu.`,
  damaged: (name) =>
    `„${name}“ ist beschädigt, und dieser Browser kann es nicht lesen. Nehmen Sie eine andere Kopie, oder speichern Sie es neu als PNG oder JPEG.`,
  badAddress: (name) =>
    `${name} wird als Text angezeigt. Die Adresse muss so enden: .webp#1600x900`,
  notStored: (alt) =>
    `Das Bild${alt && ` „${alt}“`} ist nicht mehr gespeichert. Bitte fügen Sie es noch einmal hinzu.`,
  foreign: (name) =>
    `${name} wird als Text angezeigt. Nur Bilder dieser Website werden gezeigt: Nehmen Sie „Bild hinzufügen“.`,
  noFile: (name) =>
    `Es gibt keine Datei ${name}. Korrigieren Sie den Namen, oder nehmen Sie „Bild hinzufügen“.`,
  addAlt: (name) => `Geben Sie diesem Bild einen Alternativtext: ![Alternativtext](${name})`,
};
