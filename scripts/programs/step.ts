/** Runs a step of a command and prints its start, result and duration. */
export async function step<T>(
  name: string,
  work: () => Promise<T>,
  result: (value: T) => string = () => 'done',
): Promise<T> {
  const begin = performance.now();
  const seconds = () => `(${((performance.now() - begin) / 1000).toFixed(1)} s)`;
  console.log(`… ${name}`);
  try {
    const value = await work();
    console.log(`✓ ${name}: ${result(value)} ${seconds()}`);
    return value;
  } catch (error) {
    console.log(`✗ ${name}: failed ${seconds()}`);
    throw error;
  }
}
