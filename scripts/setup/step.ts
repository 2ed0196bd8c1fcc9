import type { Access } from '../owner/access';
import { meansYes } from '../programs/askInTerminal';
import type { origins } from '../owner/origins';

/** What the steps work with. */
export interface Setup {
  /** The folder of .env. */
  folder: string;
  /** The origins of Google's APIs. */
  apis: Record<keyof typeof origins, string>;
  /** How long to wait before Google is asked again. */
  waitMs: number;
  /** Who is signed in. */
  findAccess: () => Promise<Access | undefined>;
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

/** A step of the set-up. It can be repeated: what it finds done, it leaves. */
export interface Step {
  name: string;
  /** What it does, and why. */
  says: string;
  costs: string;
  /** Asks whether it is done, and changes nothing. Returns the sentence that says so; undefined if it is open. */
  isDone: (setup: Setup) => Promise<string | undefined>;
  /** Does it. May return the sentence that ends it, where isDone() can't tell. */
  do: (setup: Setup) => Promise<string | void>;
}

/** Asks for a yes or no; `isYes` is what Enter means. */
export async function confirm({ ask }: Setup, question: string, isYes: boolean): Promise<boolean> {
  const answer = await ask(`${question} ${isYes ? '[Y/n]' : '[y/N]'} `);
  return meansYes(answer, isYes);
}
