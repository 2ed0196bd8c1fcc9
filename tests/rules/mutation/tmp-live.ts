import { readFile } from 'node:fs/promises';
process.chdir('/tmp/wt/live');
const { startEmulators } = await import('/tmp/wt/live/scripts/emulators/startEmulators.ts');
const { runMain } = await import('/tmp/wt/live/scripts/programs/runMain.ts');
const { suites } = await import('/tmp/wt/live/tests/rules/suites.ts');
const { mutate } = await import('/tmp/wt/live/tests/rules/mutation/mutate.ts');
const { openHarness } = await import('/tmp/wt/live/tests/rules/harness.ts');
const rules = await readFile('firestore.rules', 'utf8');
const lines = rules.split('\n');
const mine = lines.flatMap((t, i) => (/tombstone|Tombstone|deletions|DateDeleted'|Title', 'Date|exists\(pathOf|existsAfter\(pathOf|deletion\.(DateDeleted|Title|Revision)|deletionOf|allow delete: if isAdmin\(\)$|isKept\(blog, resource|match \/d|return deletion/.test(t) ? [i + 1] : []));
const from = lines.findIndex((t) => t.includes('match /deletions')) + 1;
const keep = new Set([...mine, ...[0,1,2,3,4].map((n) => from + n)]);
let all = mutate(rules).filter((m) => keep.has(Number(/line (\d+)/.exec(m.name)![1])));
console.log('mutants', all.length, 'of', mutate(rules).length);
async function main() {
  const { firestore } = await startEmulators('demo-mutants');
  process.env.FIRESTORE_EMULATOR_HOST = await firestore;
  // cases about posts and deletions first
  const cases = suites.flatMap(({ cases, expected }) => cases.map((c) => [c, expected] as const))
    .sort(([a], [b]) => Number(/delet/.test(b[1].name + b[2])) - Number(/delet/.test(a[1].name + a[2])));
  async function killer(h: any) { for (const [c, e] of cases) { await h.reset(); const o = await h.attempt(c[0], c[1]); if (o !== e) return c[2] + ' ' + o; } }
  const h0 = await openHarness('demo-mutants'); console.log('rules themselves:', await killer(h0)); await h0.close();
  const survivors: string[] = [];
  await Promise.all([0,1,2].map(async (n) => { const h = await openHarness('demo-mutants-' + n); for (let m = all.shift(); m; m = all.shift()) { await h.replaceRules(m.rules); const k = await killer(h); console.log(m.name, '→', k ?? 'SURVIVED'); if (!k) survivors.push(m.name); } await h.close(); }));
  console.log('DONE survivors', survivors);
  return 0;
}
await runMain(main);
