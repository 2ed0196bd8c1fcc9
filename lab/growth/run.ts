// `npm run lab -- growth [WORDS]`: measures whether what reaches the site from outside takes about twice as long when it is twice as long.
import { findTool } from '../../scripts/programs/findTool';
import { runInTerminal } from '../../scripts/programs/program';
import { runMain } from '../../scripts/programs/runMain';

const words = process.argv.slice(2);

await runMain(() =>
  runInTerminal(process.execPath, [
    ...[findTool('vitest'), 'run', '--project=growth', '--reporter=verbose'],
    ...(words.length > 0 ? ['-t', words.join(' ')] : []),
  ]),
);
