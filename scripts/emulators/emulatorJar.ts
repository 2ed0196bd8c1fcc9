import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'pathe';
import type { RemoteFile } from '../programs/download';

// The list from which the Firebase CLI downloads emulators. Its own download shows no progress here and can wait for ever.
const LIST = 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json';

interface Listed {
  remoteUrl: string;
  expectedSize: number;
  expectedChecksumSHA256: string;
  downloadPathRelativeToCacheDir: string;
}

/** Finds the Firestore emulator that the Firebase CLI would download, and where; undefined if it is there. */
export async function findMissingJar(): Promise<{ remote: RemoteFile; file: string } | undefined> {
  const { firestore } = JSON.parse(await readFile(LIST, 'utf8')) as { firestore: Listed };
  const { FIREBASE_EMULATORS_PATH, FIRESTORE_EMULATOR_BINARY_PATH } = process.env;
  const folder = FIREBASE_EMULATORS_PATH || join(homedir(), '.cache/firebase/emulators');
  const file = join(folder, firestore.downloadPathRelativeToCacheDir);
  if (FIRESTORE_EMULATOR_BINARY_PATH || existsSync(file)) return undefined;
  const { remoteUrl: url, expectedSize: size, expectedChecksumSHA256: sha256 } = firestore;
  return { remote: { url, size, sha256 }, file };
}
