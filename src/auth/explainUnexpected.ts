import { account } from '#words/account';
import { site } from '#words/site';

/** Explains an error that has no sentence of its own: by the SDK's message, which is English, or else by the error's code. */
export function explainUnexpected(error: unknown): string {
  const { code, name, message } = error as Partial<Error & { code: string }>;
  const text = String(error);
  return account.unexpected(site.lang === 'en' ? (message ?? text) : (code ?? name ?? text));
}
