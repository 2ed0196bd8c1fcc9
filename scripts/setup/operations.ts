// What Google begins at a call, and ends later.
import { apis } from '../owner/apis';
import { call, type Google, realProject, Refusal } from '../owner/google';
import type { Setup } from './step';

// Ten minutes.
const MAX_TRIES = 120;

/** Asks again and again until there is a result. Throws `sentence` after ten minutes, or as many tries. */
export async function waitFor<T>(
  { waitMs }: Setup,
  sentence: string,
  check: () => Promise<T | undefined | false>,
  maxTries = MAX_TRIES,
): Promise<T> {
  for (let tries = 0; tries < maxTries; tries++) {
    const result = await check();
    if (result) return result;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  throw new Error(sentence);
}

interface Operation {
  name?: string;
  done?: boolean;
  error?: { message: string };
}

/** Makes a call that begins an operation, and waits until that has ended. Throws if it fails. */
export async function operate(
  setup: Setup,
  google: Google,
  api: string,
  ...[method, path, body]: ['POST' | 'PATCH', string, object]
): Promise<void> {
  let operation = await call<Operation>(google, method, `${api}/${path}`, body);
  // Some answer with the result at once.
  if (operation.name?.includes('operations/') && !operation.done) {
    setup.say('  … Google is working on it');
    const url = `${api}/${operation.name}`;
    operation = await waitFor(setup, 'Google is still working on it.', async () => {
      const next = await call<Operation>(google, 'GET', url);
      return next.done && next;
    });
  }
  if (operation.error) throw new Error(operation.error.message);
}

/** Returns the name of the API that is off in the project, and so knows nothing of it; undefined if that is not the cause. */
const findOff = (cause: unknown) =>
  cause instanceof Refusal && cause.reason === 'SERVICE_DISABLED' ? cause.service : undefined;

/** Returns undefined in place of a refusal that says that what was asked for doesn't exist. */
export function orNothing(cause: unknown): undefined {
  if (findOff(cause) || (cause instanceof Refusal && cause.status === 404)) return undefined;
  throw cause;
}

/** Does what can be repeated, turns on the APIs that it needs, and waits until they answer. */
export async function withApis<T>(setup: Setup, work: () => Promise<T>): Promise<T> {
  const on = new Set<string>();
  const attempt = () =>
    work().then(
      (result) => ({ result }),
      async (cause: unknown) => {
        const name = findOff(cause);
        if (!name) throw cause;
        if (!on.has(name)) await turnOn(setup, name);
        on.add(name);
        return undefined;
      },
    );
  return (await waitFor(setup, 'Google has not turned an API on yet.', attempt)).result;
}

async function turnOn(setup: Setup, name: string) {
  const google = await realProject(setup);
  const path = `projects/${google.project}/services/${name}:enable`;
  await operate(setup, google, apis.services, 'POST', path, {});
}
