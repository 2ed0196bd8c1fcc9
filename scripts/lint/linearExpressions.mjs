// A rule of ESLint: the time of a regular expression must not grow faster than its text.
import { createRequire } from 'node:module';
import { getStaticValue } from '@eslint-community/eslint-utils';
import { relative } from 'pathe';
import { openVerdicts } from './verdicts.mjs';

const require = createRequire(import.meta.url);

// Only its proofs count, which are the same on every computer: its search by trial, which would be next, ends at once.
// A proof takes seconds, or else hours, so that the limit of time decides nothing by chance.
const ONLY_PROOFS = {
  timeout: 300_000,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  maxPatternSize: 100_000,
  maxIteration: 0,
  maxInitialGenerationSize: 0,
  seeder: 'dynamic',
  seedingLimit: 1,
  incubationLimit: 1,
  attackLimit: 1,
};

/** Whether something in an expression may be repeated without a limit. */
const isEndless = ({ source }) =>
  /[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\][\\])*\]/g, ''));

/** What is wrong with an expression; '' if it is linear. */
function check(expression) {
  // Recheck's program for this computer, or Java, would be quicker, but not there everywhere.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  const { checkSync } = require('recheck');
  try {
    const { status, checker, attack } = checkSync(expression.source, expression.flags, {
      ...ONLY_PROOFS,
      // It would not try a proof where a number is above 30.
      checker: isEndless(expression) ? 'auto' : 'automaton',
    });
    if (status === 'vulnerable') return `takes long for ${attack.pattern}`;
    return status === 'safe' && checker === 'automaton' ? '' : 'can’t be proved to be quick';
  } catch {
    return 'can’t be proved to be quick';
  }
}

const takeVerdict = openVerdicts('.cache/regular-expressions.json', {
  version: require('recheck/package.json').version,
  settings: ONLY_PROOFS,
});

const isNamed = ({ type }) => type === 'VariableDeclarator' || type === 'FunctionDeclaration';

/** The rule. Its option lists the expressions that something else bounds, as `/source/flags`, or as `file: name` for one that is put together. */
export const linearExpressions = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: {
      slow: 'It {{ fault }}. Rewrite it, or bound what reaches it and say so in scripts/lint/boundedExpressions.mjs{{ as }}.',
    },
  },
  create({ filename, options, sourceCode, report }) {
    const bounded = new Set(options[0]);
    function test(node, expression, key) {
      if (bounded.has(key)) return;
      const fault = expression
        ? takeVerdict(String(expression), () => check(expression))
        : 'is put together of what is not in this file';
      const as = key === String(expression) ? '' : ` as “${key}”`;
      if (fault) report({ node, messageId: 'slow', data: { fault, as } });
    }
    function testMade(node) {
      if (node.callee.name !== 'RegExp') return;
      const above = sourceCode.getAncestors(node).findLast(isNamed);
      const key = `${relative(process.cwd(), filename)}: ${above?.id.name}`;
      const { value } = getStaticValue(node, sourceCode.getScope(node)) ?? {};
      test(node, value instanceof RegExp ? value : undefined, key);
    }
    return {
      'Literal[regex]': (node) => test(node, node.value, node.raw),
      NewExpression: testMade,
      CallExpression: testMade,
    };
  },
};
