import { createInterface } from 'node:readline/promises';

/** Whether a person can answer here. */
export const canAsk = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** Asks a question in the terminal. Returns the answer without white space around it; undefined after Ctrl-C or Ctrl-D. */
export async function askInTerminal(question: string): Promise<string | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<undefined>((resolve) =>
    terminal.once('close', () => resolve(undefined)),
  );
  terminal.once('SIGINT', () => terminal.close());
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return answer?.trim();
}

/** Whether an answer means yes; `isYes` is what Enter means. */
export const meansYes = (answer: string, isYes: boolean): boolean =>
  answer === '' ? isYes : /^y(es)?$/i.test(answer);
