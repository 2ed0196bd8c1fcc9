import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { delimiter, resolve } from 'pathe';
import { download, explainFailure, type RemoteFile, request } from '../programs/download';
import { runProgram } from '../programs/program';
import { replaceFolder } from '../programs/replaceFolder';

/** The oldest Java with which the Firebase CLI starts the Firestore emulator. */
export const MIN_JAVA = 21;

/** Where `npm start` puts a Java runtime that it has fetched. */
export const JAVA_FOLDER = '.cache/java';

const API = 'https://api.adoptium.net';

/** A Java runtime on this computer; version 0 means none. */
interface Java {
  version: number;
  /** The PATH on which programs find it. */
  path: string;
}

function runJava(path: string): Java {
  // Java prints its version to standard error, which is null without Java.
  const { stderr } = spawnSync('java', ['-version'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  return { version: Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0), path };
}

/** Finds the Java runtime on the PATH, or if it is too old, the one in `folder`. */
export function findJava(folder = JAVA_FOLDER): Java {
  const { PATH = '' } = process.env;
  const installed = runJava(PATH);
  if (installed.version >= MIN_JAVA) return installed;
  // The second one is where macOS has it.
  const bins = ['bin', 'Contents/Home/bin'].map((bin) => resolve(folder, bin));
  const fetched = runJava([...bins, PATH].join(delimiter));
  return fetched.version >= MIN_JAVA ? fetched : installed;
}

/** A Java runtime that can be fetched: an archive (.zip for Windows, else .tar.gz), and its name. */
interface RemoteJava extends RemoteFile {
  name: string;
}

// The names of systems in Adoptium's API.
const systems: Partial<Record<NodeJS.Platform, string>> = { darwin: 'mac', win32: 'windows' };

// Of Windows itself, which reads ZIP too: Git brings another one.
const TAR = process.platform === 'win32' ? `${process.env.SystemRoot}/System32/tar.exe` : 'tar';

interface Asset {
  release_name: string;
  binary: { package: { link: string; size: number; checksum: string } };
}

/** Finds the newest Temurin runtime for this computer. Throws a sentence if there is none, or no answer. */
export async function findRemoteJava(api = API): Promise<RemoteJava> {
  const { platform, arch } = process;
  const query = new URLSearchParams({
    image_type: 'jre',
    os: systems[platform] ?? platform,
    architecture: arch === 'arm64' ? 'aarch64' : arch,
    vendor: 'eclipse',
  });
  const url = `${api}/v3/assets/latest/${MIN_JAVA}/hotspot?${query}`;
  try {
    const answer = await request(url);
    const [newest] = answer.ok ? ((await answer.json()) as Asset[]) : [];
    if (!newest) throw new Error(`no runtime for ${platform} ${arch}, status ${answer.status}`);
    const { link, size, checksum } = newest.binary.package;
    return { url: link, size, sha256: checksum, name: `Eclipse Temurin ${newest.release_name}` };
  } catch (error) {
    throw new Error(explainFailure(error, url), { cause: error });
  }
}

/** Fetches a Java runtime into `folder`. Throws a sentence if it can't be fetched, or doesn't run. */
export async function fetchJava(
  remote: RemoteJava,
  report: (progress: string) => void,
  folder = JAVA_FOLDER,
  stalledMs?: number,
): Promise<void> {
  const archive = `${folder}-archive`;
  const next = `${folder}-next`;
  await download(remote, archive, report, stalledMs);
  try {
    await mkdir(next, { recursive: true });
    await runProgram(TAR, ['-x', '-f', archive, '-C', next, '--strip-components=1']);
    if (findJava(next).version < MIN_JAVA)
      throw new Error(`${remote.name} does not run on this computer.`);
    await replaceFolder(next, folder);
  } finally {
    for (const rest of [archive, next]) await rm(rest, { recursive: true, force: true });
  }
}
