import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads a command's options as parseArgs does. Throws if npm has kept some of them for itself, if one is unknown, or if they contradict each other. */
export function readOptions<T extends ParseArgsConfig>(config: T) {
  const { npm_lifecycle_event: command = 'COMMAND', ...env } = process.env;
  const npmOptions = Object.keys(config.options ?? {})
    .filter((name) => env[`npm_config_${name.toLowerCase().replaceAll('-', '_')}`] !== undefined)
    .map((name) => `--${name}`);
  if (npmOptions.length > 0) {
    const line = ['npm run', command, '--', ...process.argv.slice(2), ...npmOptions].join(' ');
    throw new Error(
      `npm kept ${npmOptions.join(' and ')} for itself, so nothing was done. Write options after “--”: ${line}`,
    );
  }
  const read = () => {
    try {
      return parseArgs(config);
    } catch (cause) {
      const [what] = (cause as Error).message.split('. ');
      const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
      throw new Error(`${what}. npm run ${command} has these options: ${names.join(', ')}.`, {
        cause,
      });
    }
  };
  const parsed = read();
  const { write, 'dry-run': isDryRun } = parsed.values as Record<string, unknown>;
  if (write && isDryRun) throw new Error('--write and --dry-run exclude each other.');
  return parsed;
}

/** Whether a command was given an option without a value, of which npm keeps those that are not written after “--”. */
export const hasOption = (name: string): boolean =>
  process.argv.includes(`--${name}`) || process.env[`npm_config_${name}`] === 'true';
