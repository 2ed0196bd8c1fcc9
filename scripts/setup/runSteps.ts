import { formatFinding, isStepOpen } from '../doctor/finding';
import { errorMessage } from '../programs/runMain';
import { waitFor, withApis } from './operations';
import type { Setup, Step } from './step';
import { steps } from './steps';

// Of one minute. What Google has changed may not show at once.
const MAX_TRIES = 12;

const introduce = ({ says, costs }: Step) => `  ${says}\n  It costs ${costs}.`;

/** Whether a step is done; then prints what is found of it. Throws what is wrong and can't be set right. */
async function isDone(setup: Setup, step: Step): Promise<boolean> {
  const findings = await step.check(setup);
  if (isStepOpen(findings)) return false;
  const error = findings.find(({ level }) => level === 'error');
  if (error) throw new Error(`${error.what} ${error.how}`);
  for (const finding of findings) setup.say(formatFinding(finding));
  return true;
}

async function take(setup: Setup, step: Step): Promise<void> {
  if (await isDone(setup, step)) return;
  setup.say(introduce(step));
  const result = await withApis(setup, () => step.run(setup));
  if (result) return setup.say(`✓ ${result}`);
  const sentence = 'Google does not show yet that it is done.';
  await waitFor(setup, sentence, () => isDone(setup, step), MAX_TRIES);
}

/** Goes through the steps, and takes those that are open. Throws a sentence if one fails; then the next run goes on with that. */
export async function runSteps(setup: Setup): Promise<void> {
  for (const [i, step] of steps.entries()) {
    setup.say(`\n${i + 1} of ${steps.length}: ${step.name}`);
    await take(setup, step).catch((cause: unknown) => {
      const where = `“${step.name}” is open. To go on there: npm run setup`;
      throw new Error(`${errorMessage(cause)}\n  ${where}`, { cause });
    });
  }
}

/** Says what each step does, and which are done. Changes nothing. */
export async function showSteps(setup: Setup): Promise<void> {
  let isKnown = true;
  for (const [i, step] of steps.entries()) {
    setup.say(`\n${i + 1} of ${steps.length}: ${step.name}\n${introduce(step)}`);
    // What follows an open step can't be known.
    isKnown &&= await isDone(setup, step).catch((cause: unknown) => {
      setup.say(`✗ ${errorMessage(cause)}`);
      return false;
    });
  }
}
