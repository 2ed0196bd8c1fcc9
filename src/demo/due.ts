// Replaces live/due.ts in the demo (see scripts/demo/demoPlugin.ts): no server answers, and each visitor is an administrator, whose device
// moves what is due.

/** Asks nobody. */
export const followDue = () => () => undefined;

/** Finds none. */
export const findDue = () => Promise.resolve(undefined);
