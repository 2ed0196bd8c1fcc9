// Hebrew, Arabic and the scripts between them.
const RIGHT_TO_LEFT_LETTERS = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/g;

/** The direction of a block of text: that of its first letter, but an Arabic sentence may begin with a name in Latin letters. */
export const findDirection = (text: string): 'rtl' | 'auto' =>
  (text.match(RIGHT_TO_LEFT_LETTERS)?.length ?? 0) * 3 > text.length ? 'rtl' : 'auto';
