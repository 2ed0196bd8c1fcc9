import { createHash } from 'node:crypto';

/** The value of a script’s `integrity` attribute: browsers run no other code under it. */
export const integrityOf = (code: string): string =>
  `sha384-${createHash('sha384').update(code).digest('base64')}`;
