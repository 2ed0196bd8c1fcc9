/** What a check has found: in order, suspicious, or something that stops the site from working; and how to mend it. */
export interface Finding {
  level: 'ok' | 'warning' | 'error';
  what: string;
  how?: string;
}

/** Something that is in order. */
export const ok = (what: string): Finding => ({ level: 'ok', what });

/** Something that works, but is hardly meant so. */
export const warning = (what: string, how: string): Finding => ({ level: 'warning', what, how });

/** Something that stops the site, or a part of it, from working. */
export const error = (what: string, how: string): Finding => ({ level: 'error', what, how });

const signs = { ok: '✓', warning: '!', error: '✗' };

/** A finding in a line, and in a second one what to do. */
export const toText = ({ level, what, how }: Finding): string =>
  `${signs[level]} ${what}${how ? `\n    ${how}` : ''}`;
