import { chooseEmulators, type Environment } from '../emulators/chooseEmulators';
import { error, type Finding, ok, warning } from './finding';

/** The first versions of Node that work. */
const NODE = [20, 19] as const;

/** Checks the programs that the commands need. `chromium` is its path, or the error of looking for it. */
export function checkMachine(
  node: string,
  environment: Environment,
  chromium: string | Error,
): Finding[] {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const isNew = major > NODE[0] || (major === NODE[0] && minor >= NODE[1]);
  const findings = [
    isNew
      ? ok(`Node ${node}`)
      : error(`Node ${node} is too old.`, `Install Node ${NODE.join('.')} or newer.`),
  ];
  try {
    chooseEmulators(environment);
    findings.push(ok('A Firestore emulator can be started.'));
  } catch (cause) {
    const [what = '', ...how] = (cause as Error).message.split('\n');
    findings.push(warning(what, how.join(' ').trim() || 'npm start and npm test need it.'));
  }
  findings.push(
    typeof chromium === 'string'
      ? ok(`Browser for the tests: ${chromium}`)
      : warning(chromium.message, 'Only npm test, npm run images and npm run screenshots need it.'),
  );
  return findings;
}
