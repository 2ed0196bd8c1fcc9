// Where words and addresses end, in every script.
export { measureAddress, splitAtAddresses } from './addresses.ts';
export { CLOSE } from './close.ts';
export { isAddress } from './isAddress.ts';
