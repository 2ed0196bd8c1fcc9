import { type ComponentType, useEffect, useState } from 'react';
import { writing } from '#words/author/writing';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorMessage } from './ErrorMessage';

type Load<Module> = () => Promise<Module>;

// All parts of the modules that are loaded.
const parts = new Set<Load<unknown>>();

// As it is written in the built code.
const IMPORTED = /\bimport\(\s*[\x22\x27\x60]([^\x22\x27\x60]+)/g;
const IDLE_WITHIN_MS = 1000;

/** Has the browser fetch what a function imports. Rejects if that fails: an import() that fails stays so until a reload, https://github.com/whatwg/html/issues/6768 */
async function fetchFiles(load: Load<unknown>) {
  const files = String(load).matchAll(IMPORTED);
  const answers = await Promise.all(
    Array.from(files, ([, file]) => fetch(new URL(file!, import.meta.url))),
  );
  for (const { ok, url } of answers) if (!ok) throw new Error(`${url} can’t be loaded.`);
}

/** Makes a part of the form that is loaded when it is needed, and asked for again after a failure. `load` imports it in its own text. */
export function part<Module>(load: Load<Module>): Load<Module> {
  let loading: Promise<Module> | undefined;
  const start = async () => {
    try {
      await fetchFiles(load);
      return await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const ask = () => (loading ??= start());
  parts.add(ask);
  return ask;
}

/** Makes a component of such a part. Where it can't be loaded, a sentence stands in its place. */
export function shownPart<Props extends object>(
  load: Load<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const ask = part(load);
  let loaded: ComponentType<Props> | undefined;
  return function Part(props: Props) {
    const [Shown, setShown] = useState(() => loaded);
    const [isFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Shown || isFailed) return;
      ask().then(
        (module) => setShown(() => (loaded = module.default)),
        () => setFailed(true),
      );
    }, [Shown, isFailed]);
    if (isFailed)
      return <ErrorMessage onRetry={() => setFailed(false)}>{writing.partNotLoaded}</ErrorMessage>;
    return Shown ? (
      <ErrorBoundary>
        <Shown {...props} />
      </ErrorBoundary>
    ) : null;
  };
}

const untilIdle = () =>
  new Promise<unknown>((resolve) => {
    // Safari has none.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, IDLE_WITHIN_MS);
    else requestIdleCallback(resolve, { timeout: IDLE_WITHIN_MS });
  });

/** Loads all parts while nothing else is to be done, so that they are there when the connection isn't. */
export function useAllParts(): void {
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const load = async () => {
      // Each may bring others.
      for (const ask of parts) {
        await untilIdle();
        if (signal.aborted) return;
        await ask().catch(() => undefined);
      }
    };
    void load();
    addEventListener('online', () => void load(), { signal });
    return () => over.abort();
  }, []);
}
