import { errorMessage } from '../programs/runMain';

/** The result of a check, and what to do about it. */
export interface Finding {
  level: 'ok' | 'hint' | 'warning' | 'error';
  what: string;
  how?: string;
  /** Whether a step of the set-up does something about it. */
  isOpen?: boolean;
}

/** Nothing to do. */
export const ok = (what: string): Finding => ({ level: 'ok', what });

/** Works; others will expect more. */
export const hint = (what: string, how?: string): Finding => ({ level: 'hint', what, how });

/** Works, but is probably unintended. */
export const warning = (what: string, how?: string): Finding => ({ level: 'warning', what, how });

/** Keeps the site or a part of it from working. */
export const error = (what: string, how?: string): Finding => ({ level: 'error', what, how });

/** Done by a step of the set-up. */
export const open = (finding: Finding): Finding => ({ ...finding, isOpen: true });

/** Whether a step of which this is found is open. */
export const isStepOpen = (findings: Finding[]): boolean =>
  findings.length === 0 || findings.some((finding) => finding.isOpen);

const signs = { ok: '✓', hint: '→', warning: '!', error: '✗' };

/** Formats a finding as one line, with a second line for what to do. */
export const formatFinding = ({ level, what, how }: Finding): string =>
  `${signs[level]} ${what}${how ? `\n    ${how}` : ''}`;

/** Runs checks one after the other. Of one that throws, each line of the message is a finding, and the others still run. */
export async function runChecks(
  checks: (() => Finding[] | Promise<Finding[]>)[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks)
    try {
      findings.push(...(await check()));
    } catch (cause) {
      const lines = errorMessage(cause)
        .split('\n')
        .map((line) => error(line));
      // Two checks may need the same file.
      findings.push(
        ...lines.filter(({ what }) => !findings.some((finding) => finding.what === what)),
      );
    }
  return findings;
}
