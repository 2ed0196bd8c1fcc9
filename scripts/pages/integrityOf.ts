import { createHash } from 'node:crypto';

/** What the attribute `integrity` of a script says of its code. */
export const integrityOf = (code: string): string =>
  `sha384-${createHash('sha384').update(code).digest('base64')}`;
