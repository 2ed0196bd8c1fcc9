const PROGRESS = /^Progress: (.*)$/gm;

/** The line by which a program tells the step that has started it how far it is. */
export const toProgressLine = (done: number, all: number, noun: string): string =>
  `Progress: ${done} of ${all} ${noun}`;

/** Returns what passes on how far a program is, given what it prints. */
export const reportProgress = (report: (progress: string) => void) => (output: string) => {
  const last = [...output.matchAll(PROGRESS)].at(-1)?.[1];
  if (last) report(last);
};
