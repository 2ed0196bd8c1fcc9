import { frame } from '#words/frame';
import { signInErrors } from '#words/author/signInErrors';
import { site } from '#words/site';
import { isStopped } from '../firebase/sdkFault';

/** Explains an error that has no sentence of its own: by its message, where that is in the site's language, or else by its code. */
export function explainUnexpected(error: unknown): string {
  if (isStopped(error)) return frame.broken;
  const { code, name, message } = error as Partial<Error & { code: string }>;
  const text = String(error);
  // Errors of the SDK have a code, and those of the browser a name.
  const isOwn = !code && name === 'Error';
  return signInErrors.unexpected(
    isOwn || site.lang === 'en' ? (message ?? text) : (code ?? name ?? text),
  );
}
