// What the doctor asks Google about the steps of the set-up, as a visitor and as the owner.
import { SIGN_IN } from '../owner/access';
import { type Owner, Refusal } from '../owner/google';
import type { Step } from '../setup/step';
import { steps } from '../setup/steps';
import { noAnswer } from '../setup/steps/database';
import { signIn } from '../setup/steps/signIn';
import { type Finding, hint, isStepOpen, warning } from './finding';

/** Reports a check that failed. */
function explainFailure({ name }: Step, failure: Error): Finding {
  // Google's messages may have several lines.
  const message = failure.message.replace(/\s+/g, ' ');
  const { status } = [failure, failure.cause].find((cause) => cause instanceof Refusal) ?? {};
  return status === 403
    ? warning(
        `“${name}” could not be checked, because Google refuses your account: ${message}`,
        `Do what it says, or sign in as an owner of the project: ${SIGN_IN}`,
      )
    : warning(`“${name}” could not be checked: ${message}`, 'Try again later.');
}

/** Checks what each visitor can find out. Without an answer, says only that. */
export async function checkForVisitors(owner: Owner): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { checkAsVisitor } of steps) {
    findings.push(...((await checkAsVisitor?.(owner)) ?? []));
    if (findings.includes(noAnswer)) break;
  }
  return findings;
}

/** Checks what only an owner of the project can see; without a sign-in, says that. */
export async function checkForOwner(owner: Owner): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const step of steps) {
    const found = await step
      .check(owner)
      .catch((failure: Error) => [explainFailure(step, failure)]);
    const open = hint(`“${step.name}” is open.`, 'Run: npm run setup');
    findings.push(...(found.length > 0 ? found : [open]));
    if (step === signIn && isStepOpen(found)) break;
  }
  return findings;
}
