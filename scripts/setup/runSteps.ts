import { errorMessage } from '../programs/runMain';
import { waitFor, withApis } from './operations';
import type { Setup, Step } from './step';
import { steps } from './steps';

// Of one minute. What Google has changed may not show at once.
const MAX_TRIES = 12;

/** Ends an open step, and returns the sentence that says so. */
async function finish(setup: Setup, step: Step): Promise<string> {
  const result = await withApis(setup, () => step.do(setup));
  const sentence = 'Google does not show yet that it is done.';
  return result ?? waitFor(setup, sentence, () => step.isDone(setup), MAX_TRIES);
}

/** Goes through the steps, and does those that are open. Throws a sentence if one fails; then the next run goes on with that. */
export async function runSteps(setup: Setup): Promise<void> {
  for (const [i, step] of steps.entries()) {
    setup.say(`\n${i + 1} of ${steps.length}: ${step.name}`);
    try {
      let result = await step.isDone(setup);
      if (!result) {
        setup.say(`  ${step.says}\n  It costs ${step.costs}.`);
        result = await finish(setup, step);
      }
      setup.say(`✓ ${result}`);
    } catch (cause) {
      throw new Error(
        `${errorMessage(cause)}\n  “${step.name}” is open. To go on there: npm run setup`,
        { cause },
      );
    }
  }
}

/** Says what each step does, and which are done. Changes nothing. */
export async function showSteps(setup: Setup): Promise<void> {
  let isKnown = true;
  for (const [i, step] of steps.entries()) {
    setup.say(
      `\n${i + 1} of ${steps.length}: ${step.name}\n  ${step.says}\n  It costs ${step.costs}.`,
    );
    if (!isKnown) continue;
    // What follows an open step can't be known.
    const result = await step.isDone(setup).catch((cause: unknown) => {
      setup.say(`✗ ${errorMessage(cause)}`);
      return undefined;
    });
    if (result) setup.say(`✓ ${result}`);
    isKnown = result !== undefined;
  }
}
