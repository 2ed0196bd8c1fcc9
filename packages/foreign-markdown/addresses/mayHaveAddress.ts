import { mayBeMail } from '../mail';

// With a path, parameters or a name.
const ADDRESS = /https?:\/\/[^\s/?#@]{0,2000}(?:[/?#][^\s]|@)/i;

/** Whether words may have an address that leads to another, or carries data: a rough check without the converter. */
export const mayHaveAddress = (words: string): boolean => ADDRESS.test(words) || mayBeMail(words);
