// Posts that were scheduled, once they are due: see docs/decisions/0015-dates-of-posts.md. Asked by REST, as a visitor: to the
// SDK's stream of answers, the rules may apply the time at which it began.
import { toHref } from '../addresses';
import { MAX_QUERIED } from '../firebase/db';
import { fromFields, type Fields } from '../firebase/fromFields';
import { ROOT_URL } from '../firebase/rest';
import type { Stored, Target } from './targets';

const EVERY_MS = 5 * 60_000;
// The database refuses a time that it has not reached. The clock of a host may be ahead by a second or two.
const MARGIN_MS = 2_000;

interface Document {
  name: string;
  fields: Fields;
}

const toStored = ({ name, fields }: Document): Stored => ({
  id: name.slice(name.lastIndexOf('/') + 1),
  data: fromFields(fields),
});

/** Reads the server's time, or one shortly before: that of the site's host, as the clock of a device may be wrong. */
async function readServerTime(): Promise<Date> {
  // A new address, so that no cache answers.
  const url = `${toHref('/favicon.svg')}?${crypto.randomUUID()}`;
  const { headers } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
  const age = Number(headers.get('age')) * 1_000;
  return new Date(Date.parse(headers.get('date')!) + age - MARGIN_MS);
}

/** Reads what is due. Rejects if the database refuses or doesn't answer. */
async function readDue({ path, field, after, most }: Target): Promise<Stored[]> {
  const compare = (op: string, date: Date) => ({
    fieldFilter: { field: { fieldPath: field }, op, value: { timestampValue: date.toISOString() } },
  });
  const filters = [
    compare('LESS_THAN_OR_EQUAL', await readServerTime()),
    ...(after ? [compare('GREATER_THAN', after)] : []),
  ];
  const structuredQuery = {
    from: [{ collectionId: path }],
    where: { compositeFilter: { op: 'AND', filters } },
    orderBy: [{ field: { fieldPath: field }, direction: 'DESCENDING' }],
    limit: most,
  };
  const body = JSON.stringify({ structuredQuery });
  const answer = await fetch(`${ROOT_URL}:runQuery`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The database answers with ${answer.status}.`);
  const found = (await answer.json()) as { document?: Document }[];
  return found.flatMap(({ document }) => (document ? toStored(document) : []));
}

/** Asks which posts are due, at once and each five minutes, while the page is visible. Returns a function that ends it. */
export function followDue(target: Target, report: (due: Stored[]) => void): () => void {
  let askedAt = -Infinity;
  let isOver = false;
  const look = () => {
    if (document.hidden || Date.now() - askedAt < EVERY_MS) return;
    askedAt = Date.now();
    readDue(target).then(
      (due) => isOver || report(due),
      // Offline, or where it is refused, the page stays as it is.
      () => undefined,
    );
  };
  look();
  const timer = setInterval(look, EVERY_MS / 5);
  document.addEventListener('visibilitychange', look);
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

// They are few, as each administrator who comes by moves them.
const ALL: Target = { path: 'scheduled', field: 'DatePosted', most: MAX_QUERIED };

/** Finds a post that is due; undefined if there is none, or if that can't be known. */
export const findDue = (id: string): Promise<Stored | undefined> =>
  readDue(ALL).then(
    (due) => due.find((stored) => stored.id === id),
    () => undefined,
  );
