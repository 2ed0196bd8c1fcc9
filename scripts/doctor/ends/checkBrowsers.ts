import { readFileSync } from 'node:fs';
import { join } from 'pathe';
import { getCompatibleVersions } from 'baseline-browser-mapping';
import { type Finding, hint, ok } from '../finding';

const NAMES: Record<string, string> = { safari_ios: 'ios' };

/** Compares the oldest browsers of a folder's package.json with Baseline Widely available, as of half a year ago. */
export function checkBrowsers(folder: string, today: string): Finding[] {
  const { browserslist } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  const own = new Map(browserslist.map((one) => one.split(' ') as [string, string]));
  const listOn = (date: Date) =>
    getCompatibleVersions({
      widelyAvailableOnDate: date.toISOString().slice(0, 10),
      suppressWarnings: true,
    });
  const before = new Date(Date.parse(today));
  before.setMonth(before.getMonth() - 6);
  const isOlder = ({ browser, version }: ReturnType<typeof listOn>[number]) =>
    Number(own.get(NAMES[browser] ?? browser) ?? Infinity) < Number(version);
  if (!listOn(before).some(isOlder))
    return [ok('The oldest browsers are those of Baseline Widely available.')];
  const now = listOn(new Date(Date.parse(today)))
    .filter(({ browser }) => own.has(NAMES[browser] ?? browser))
    .map(({ browser, version }) => `${NAMES[browser] ?? browser} ${version}`);
  return [
    hint(
      `The oldest browsers are older than Baseline Widely available: ${now.join(', ')}.`,
      'Write these into browserslist in package.json, and into README.md and CHANGELOG.md.',
    ),
  ];
}
