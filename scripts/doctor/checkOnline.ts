import { documentsOf, type Google } from '../owner/google';
import { error, type Finding, ok } from './finding';

interface Answer {
  status: number;
  message: string;
}

async function ask(url: string, body: object): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  const json = (await answer.json().catch(() => ({}))) as { error?: { message?: string } };
  return { status: answer.status, message: json.error?.message ?? '' };
}

async function checkDatabase(google: Google): Promise<Finding> {
  const { firestore, project } = google;
  const structuredQuery = { from: [{ collectionId: 'blogs' }], limit: 1 };
  const url = `${firestore}/${documentsOf(google)}:runQuery`;
  const { status, message } = await ask(url, { structuredQuery });
  if (status === 200) return ok('The database answers, and visitors may read posts.');
  if (status === 403)
    return error(
      'Visitors may not read posts.',
      `Deploy the rules: npx firebase deploy --only firestore:rules --project ${project}`,
    );
  if (status === 404)
    return error(
      `The project ${project} has no database.`,
      'Create a Firestore database in Europe (eur3) in the Firebase console, as (default).',
    );
  return error(`The database answers with status ${status}. ${message}`, 'Check the project ID.');
}

async function checkSignIn({ identity }: Google, apiKey: string): Promise<Finding> {
  const { status, message } = await ask(`${identity}/accounts:createAuthUri?key=${apiKey}`, {
    providerId: 'google.com',
    continueUri: 'http://localhost',
  });
  if (status === 200) return ok('Google sign-in is on.');
  if (/OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND/.test(message))
    return error(
      'Google sign-in is off.',
      'Turn it on in the Firebase console: Authentication, Sign-in method, Google.',
    );
  return error(`The API key is refused: ${message}`, 'Copy it anew from the console.');
}

/** Checks the project as its visitors reach it. */
export async function checkOnline(google: Google, apiKey: string): Promise<Finding[]> {
  const unreachable = () => error('Google does not answer.', 'Check your connection.');
  return Promise.all([
    checkDatabase(google).catch(unreachable),
    checkSignIn(google, apiKey).catch(unreachable),
  ]);
}
