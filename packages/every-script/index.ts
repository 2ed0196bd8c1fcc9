// Where words and addresses end, in every script.
export { measureAddress, splitAtAddresses } from './addresses.ts';
export { CLOSE, UNSPACED } from './scripts.ts';
