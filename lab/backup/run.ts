// `npm run lab -- backup [MEGABYTES]`: exports and restores a backup of that size, 600 by default, between stand-ins for the
// database, and prints the most memory that each command has. A damaged end must be found before anything is written.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { join } from 'pathe';
import { runProgram } from '../../scripts/programs/program';
import { readOptions } from '../../scripts/programs/readOptions';
import { errorMessage, runMain } from '../../scripts/programs/runMain';
import { print } from '../../scripts/programs/step';

const PICTURE_MB = 0.9;
const MOST_MB = 400;
const ROOT = 'projects/demo-portfolio/databases/(default)/documents';

interface Picture {
  name: string;
  fields: object;
}

const toPicture = (index: number): Picture => {
  const id = String(index).padStart(32, '0');
  const bytesValue = id.repeat((PICTURE_MB * 1e6) / id.length);
  return { name: `${ROOT}/pictures/${id}`, fields: { data: { bytesValue } } };
};

const toHash = ({ name, fields }: Picture) =>
  createHash('sha256')
    .update(JSON.stringify([name, fields]))
    .digest('hex');

interface Query {
  from: [{ collectionId: string }];
  startAt?: { values: [{ referenceValue: string }] };
  select?: object;
  limit: number;
}

/** Starts a stand-in for a database with so many pictures, which remembers the hash of each that it is given. */
async function startDatabase(count: number) {
  const stored = new Set<string>();
  const answer = (path: string, body: string): unknown => {
    const json = JSON.parse(body) as {
      structuredQuery: Query;
      writes: { update: Picture }[];
    };
    if (path.endsWith(':batchWrite')) {
      for (const { update } of json.writes) stored.add(toHash(update));
      return { status: [] };
    }
    const { from, startAt, limit, select } = json.structuredQuery;
    const last = startAt?.values[0].referenceValue.split('/').at(-1) ?? '-1';
    const all = from[0].collectionId === 'pictures' && !select ? count : 0;
    const first = Number(last) + 1;
    const length = Math.max(0, Math.min(limit, all - first));
    const found = Array.from({ length }, (_, i) => ({ document: toPicture(first + i) }));
    return [{ readTime: '2026-01-01T00:00:00Z' }, ...found];
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => response.end(JSON.stringify(answer(request.url!, body))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { stored, host: `127.0.0.1:${port}`, close: () => server.close() };
}

const PEAK = `process.on('exit', () => console.log('peak', process.resourceUsage().maxRSS))`;

/** Runs a command. Returns its output, and the most memory that it had, in MB. */
async function run(host: string, script: string, ...args: string[]) {
  // Node takes more than it needs where it may.
  const node = [
    '--max-old-space-size=128',
    '--import',
    `data:text/javascript,${encodeURIComponent(PEAK)}`,
    '--import',
    'tsx',
  ];
  const env = { FIRESTORE_EMULATOR_HOST: host, VITE_FIREBASE_PROJECT_ID: 'demo-portfolio' };
  const begin = performance.now();
  const output = await runProgram(
    process.execPath,
    [...node, `scripts/${script}.ts`, ...args, '--emulator'],
    env,
  ).catch(errorMessage);
  const peak = Number(/^peak (\d+)/m.exec(output)?.[1]) / 1000;
  const seconds = (performance.now() - begin) / 1000;
  print(`  ${script} ${args.slice(1).join(' ')}: ${peak.toFixed(0)} MB, ${seconds.toFixed(0)} s`);
  return { output, peak };
}

async function main(): Promise<number> {
  const { positionals } = readOptions({ options: {}, allowPositionals: true });
  const count = Math.ceil(Number(positionals[0] ?? 600) / PICTURE_MB);
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const file = join(folder, 'backup.ndjson');
  const database = await startDatabase(count);
  try {
    const exported = await run(database.host, 'exportPosts', file);
    const { size } = statSync(file);
    print(`  ${count} pictures, ${(size / 1e6).toFixed(0)} MB`);
    const counted = await run(database.host, 'importPosts', file);
    const restored = await run(database.host, 'importPosts', file, '--write');
    const isWhole =
      database.stored.size === count &&
      Array.from({ length: count }, (_, i) => toHash(toPicture(i))).every((hash) =>
        database.stored.has(hash),
      );
    database.stored.clear();
    truncateSync(file, size - 1);
    const refused = await run(database.host, 'importPosts', file, '--write');
    const isRefused = refused.output.includes(`Line ${count + 1} `) && database.stored.size === 0;
    const most = Math.max(exported.peak, counted.peak, restored.peak, refused.peak);
    print(`${isWhole ? '✓' : '✗'} What is restored is what was exported.`);
    print(`${isRefused ? '✓' : '✗'} Without its last byte, it is refused with the line.`);
    print(`${most < MOST_MB ? '✓' : '✗'} Memory stays below ${MOST_MB} MB.`);
    return isWhole && isRefused && most < MOST_MB ? 0 : 1;
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

await runMain(main);
