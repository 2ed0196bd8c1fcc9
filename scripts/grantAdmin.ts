// `npm run grant-admin -- EMAIL [--revoke] [--dry-run] [--emulator]`: makes a user an administrator, or revokes that.
import { setAdmin } from './owner/admins';
import { emulators, realProject } from './owner/google';
import { readOptions } from './programs/readOptions';
import { runMain } from './programs/runMain';

const USAGE = 'Usage: npm run grant-admin -- EMAIL [--revoke] [--dry-run] [--emulator]';

async function main(): Promise<number> {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      revoke: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      emulator: { type: 'boolean' },
    },
  });
  const [email, ...others] = positionals;
  if (!email || others.length > 0) throw new Error(USAGE);
  if (!/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(email))
    throw new Error(`“${email}” is not an e-mail address. ${USAGE}`);
  const google = values.emulator ? emulators() : await realProject();
  const { revoke = false, 'dry-run': isDryRun = false } = values;
  const uid = await setAdmin(google, email, !revoke, isDryRun);
  const becomes = isDryRun ? 'would become' : 'is now';
  const loses = isDryRun ? 'would be no longer' : 'is no longer';
  const what = `${revoke ? loses : becomes} an administrator`;
  console.log(`✓ ${email} (${uid}) ${what} of ${google.project}.`);
  if (isDryRun) console.log('This is a dry run: nothing was changed.');
  return 0;
}

await runMain(main);
