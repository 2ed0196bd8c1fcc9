// What Google begins at a call, and ends later.
import { call, type Google, Refusal } from '../owner/google';
import type { Setup } from './step';

// Ten minutes.
const MAX_TRIES = 120;

/** Asks again and again until there is a result. Throws `sentence` after ten minutes. */
export async function waitFor<T>(
  { waitMs }: Setup,
  sentence: string,
  check: () => Promise<T | undefined>,
): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const result = await check();
    if (result !== undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  throw new Error(sentence);
}

interface Operation {
  name?: string;
  done?: boolean;
  error?: { message: string };
}

/** Makes a call that begins an operation, and waits until that has ended. `api` has the version. Throws if it fails. */
export async function run(
  setup: Setup,
  google: Google,
  api: string,
  ...[method, path, body]: ['POST' | 'PATCH', string, object]
): Promise<void> {
  let operation = await call<Operation>(google, method, `${api}/${path}`, body);
  // Some answer with the result at once.
  if (operation.name?.includes('operations/') && !operation.done) {
    const url = `${api}/${operation.name}`;
    operation = await waitFor(setup, 'Google is still working on it.', async () => {
      const next = await call<Operation>(google, 'GET', url);
      return next.done ? next : undefined;
    });
  }
  if (operation.error) throw new Error(operation.error.message);
}

/** Whether an API is not yet enabled in the project, and so knows nothing of it. */
const isOff = (cause: unknown) => cause instanceof Refusal && cause.reason === 'SERVICE_DISABLED';

/** Returns undefined in place of a refusal that says that what was asked for doesn't exist. */
export function orNothing(cause: unknown): undefined {
  if (isOff(cause) || (cause instanceof Refusal && cause.status === 404)) return undefined;
  throw cause;
}

/** Enables an API in the project if it is needed for `work`, and waits until it answers. */
export async function withApi<T>(
  setup: Setup,
  google: Google,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const attempt = () =>
    work().then(
      (result) => ({ result }),
      (cause: unknown) => {
        if (!isOff(cause)) throw cause;
        return undefined;
      },
    );
  const first = await attempt();
  if (first) return first.result;
  const path = `projects/${google.project}/services/${name}:enable`;
  await run(setup, google, `${setup.apis.services}/v1`, 'POST', path, {});
  return (await waitFor(setup, `Google has not enabled ${name} yet.`, attempt)).result;
}
