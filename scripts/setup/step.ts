import type { Finding } from '../doctor/finding';
import type { Owner } from '../owner/google';
import { meansYes } from '../programs/askInTerminal';

/** What the set-up works with. */
export interface Setup extends Owner {
  /** How long to wait before Google is asked again. */
  waitMs: number;
  /** Programs that run in this terminal. They return their exit code. */
  signIn: () => Promise<number>;
  deploy: () => Promise<number>;
  /** Prints a line. */
  say: (line: string) => void;
  /** Asks a question. Throws if the owner doesn't want to go on. */
  ask: (question: string) => Promise<string>;
  /** Opens a page in the owner's browser, where there is one. */
  open: (url: string) => Promise<void>;
}

/** A step to a site on the internet. The set-up takes those that are open; the doctor says what it finds of each. */
export interface Step {
  name: string;
  /** What it does, and why. */
  says: string;
  costs: string;
  /** What each visitor can find out about it, which the doctor does also where nobody is signed in. */
  checkAsVisitor?: (owner: Owner) => Promise<Finding[]>;
  /** Asks whether it is done, and changes nothing. It is open if nothing is found, or if a finding says so. */
  check: (owner: Owner) => Promise<Finding[]>;
  /** Does it; can be repeated. May return the sentence that ends it, where check() can't tell. */
  run: (setup: Setup) => Promise<string | void>;
}

/** Asks for a yes or no; `isYes` is what Enter means. */
export async function confirm({ ask }: Setup, question: string, isYes: boolean): Promise<boolean> {
  const answer = await ask(`${question} ${isYes ? '[Y/n]' : '[y/N]'} `);
  return meansYes(answer, isYes);
}
