import type { sharing as english } from '../../en/author/sharing';

export const sharing: typeof english = {
  draft: 'Entwurf',
  isShown: 'per Link geteilt',
  show: 'Link zu diesem Entwurf teilen',
  hint: 'Wer den Link hat, kann diesen Entwurf lesen, während Sie schreiben, auch ohne Konto. Erraten kann ihn niemand.',
  address: 'Link zu diesem Entwurf',
  until: (time) =>
    `Wer den Link hat, kann diesen Entwurf bis ${time} lesen, oder bis er veröffentlicht oder verworfen wird.`,
  behind:
    'Die letzte Änderung ist unter diesem Link noch nicht zu lesen. Sie folgt, sobald es eine Verbindung gibt.',
  end: 'Nicht mehr teilen',
  ended: 'Der Link gilt nicht mehr.',
  ending: 'Der Link gilt nicht mehr, sobald dieser Browser wieder online ist.',
  note: 'Dies ist ein Entwurf, der sich ändern kann, während Sie ihn lesen.',
  over: 'Dieser Entwurf wird nicht oder nicht mehr geteilt. Vielleicht ist er inzwischen veröffentlicht.',
};
