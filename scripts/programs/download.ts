import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'pathe';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Agent, fetch, ProxyAgent } from 'undici';

const STALLED_MS = 60_000;

/** A file on the web. */
export interface RemoteFile {
  url: string;
  /** In bytes. */
  size: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/** Formats bytes in megabytes. */
export const toMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** Sends a request, through the proxy of the environment if there is one. Fails after `stalledMs` without a byte. */
export function request(url: string, headers: Record<string, string> = {}, stalledMs = STALLED_MS) {
  const limits = {
    headersTimeout: stalledMs,
    bodyTimeout: stalledMs,
    connect: { timeout: stalledMs },
  };
  const { HTTPS_PROXY, https_proxy = HTTPS_PROXY } = process.env;
  const proxy = url.startsWith('https:') && https_proxy;
  const dispatcher = proxy ? new ProxyAgent({ uri: proxy, ...limits }) : new Agent(limits);
  return fetch(url, { headers, dispatcher });
}

/** Explains why a request or a download failed. */
export function explainFailure(error: unknown, url: string, stalledMs = STALLED_MS): string {
  const { code, cause, message } = error as NodeJS.ErrnoException & {
    cause?: Error & { code?: string };
  };
  const reason = code ?? cause?.code ?? cause?.message ?? message;
  const { host } = new URL(url);
  if (reason === 'ENOSPC' || reason === 'EDQUOT') return 'The disk is full.';
  if (/TIMEOUT/.test(reason)) return `${host} has sent nothing for ${stalledMs / 1000} s.`;
  return `${host} could not be read: ${reason}.`;
}

async function hash(file: string): Promise<string> {
  const sha256 = createHash('sha256');
  await pipeline(createReadStream(file), sha256);
  return sha256.digest('hex');
}

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

async function append(
  { url, size }: RemoteFile,
  part: string,
  report: (progress: string) => void,
  stalledMs: number,
) {
  let bytes = await sizeOf(part);
  if (bytes >= size) return;
  const answer = await request(url, { Range: `bytes=${bytes}-` }, stalledMs);
  if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}`);
  // Some servers send the whole file whatever was asked for.
  const isRest = answer.status === 206;
  if (!isRest) bytes = 0;
  await pipeline(
    Readable.fromWeb(answer.body),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        report(`${toMegabytes(bytes)} of ${toMegabytes(size)}`);
        yield chunk;
      }
    },
    createWriteStream(part, { flags: isRest ? 'a' : 'w' }),
  );
}

/**
 * Downloads a file. What arrives before an error stays in `FILE.part`, and the next try fetches the rest. Throws a sentence
 * that says what failed, also after a minute without a byte or if the file isn't the expected one.
 */
export async function download(
  remote: RemoteFile,
  file: string,
  report: (progress: string) => void,
  stalledMs = STALLED_MS,
): Promise<void> {
  const part = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await append(remote, part, report, stalledMs);
  } catch (error) {
    const bytes = await sizeOf(part);
    const next =
      bytes > 0
        ? `Run the command again to fetch the rest: ${toMegabytes(bytes)} of ${toMegabytes(remote.size)} are in ${part}.`
        : 'Run the command again.';
    throw new Error(`${explainFailure(error, remote.url, stalledMs)} ${next}`, { cause: error });
  }
  if ((await hash(part)) !== remote.sha256) {
    await rm(part);
    throw new Error(`What ${remote.url} sent differs from its checksum, and was deleted.`);
  }
  await rename(part, file);
}
