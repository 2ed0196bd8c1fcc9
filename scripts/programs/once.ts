/** Returns a function that makes a value when it is first called, and returns the same value from then on. */
export function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
