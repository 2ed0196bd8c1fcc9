// `npm run grant-admin -- EMAIL [--revoke] [--emulator]`: makes a user an administrator, or revokes that.
import { setAdmin } from './owner/admins';
import { emulators, realProject } from './owner/google';
import { readOptions } from './programs/readOptions';
import { runMain } from './programs/runMain';

const USAGE = 'Usage: npm run grant-admin -- EMAIL [--revoke] [--emulator]';

async function main(): Promise<number> {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { revoke: { type: 'boolean' }, emulator: { type: 'boolean' } },
  });
  const [email, ...others] = positionals;
  if (!email || others.length > 0) throw new Error(USAGE);
  if (!/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(email))
    throw new Error(`“${email}” is not an e-mail address. ${USAGE}`);
  const google = values.emulator ? emulators() : await realProject();
  const uid = await setAdmin(google, email, !values.revoke);
  const what = values.revoke ? 'is no longer an administrator' : 'is now an administrator';
  console.log(`✓ ${email} (${uid}) ${what} of ${google.project}.`);
  return 0;
}

await runMain(main);
