import { normalizeAddress } from '#old-blogs';
import type { Redirect } from './redirects';

/** What is compared of a post. */
interface Compared {
  file: string;
  posted: Date;
  post: { Title: string };
  redirects: Redirect[];
  notes: string[];
  twin?: string;
}

// Two programs may have other time zones.
const DAY = 86_400_000;

const toLetters = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** States at each post the file of an earlier one with its title and, within a day, its date. */
export function findTwins(plans: Compared[]): void {
  const byTitle = new Map<string, Compared[]>();
  for (const plan of plans) {
    const title = toLetters(plan.post.Title) || plan.post.Title;
    const same = byTitle.get(title) ?? [];
    byTitle.set(title, same);
    plan.twin = same.find(
      (earlier) => Math.abs(Number(earlier.posted) - Number(plan.posted)) <= DAY,
    )?.file;
    same.push(plan);
  }
}

/** Removes the redirects of addresses that several posts claim, and notes it at each. */
export function removeShared(plans: Compared[]): void {
  const claims = new Map<string, Compared[]>();
  const toKey = (address: string) => normalizeAddress(address).toLowerCase();
  for (const plan of plans)
    for (const key of new Set(plan.redirects.map(([from]) => toKey(from))))
      claims
        .set(key, claims.get(key) ?? [])
        .get(key)!
        .push(plan);
  for (const plan of plans) {
    const findOther = (from: string) => claims.get(toKey(from))!.find((other) => other !== plan);
    for (const [from] of plan.redirects) {
      const other = findOther(from);
      if (!other) continue;
      plan.notes.push(
        `its old address ${from} is also that of “${other.post.Title}”, so that it can’t be redirected`,
      );
    }
    plan.redirects = plan.redirects.filter(([from]) => !findOther(from));
  }
}
