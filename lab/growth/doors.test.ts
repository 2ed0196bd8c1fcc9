import { test } from 'vitest';
import { findFault } from './measure';
import type { Call, Doors } from './shapes';
import { units } from './units';

// Each part that can be taken out has a file of its own.
const doors = import.meta.glob<Doors>('./doors/*.ts', { eager: true, import: 'doors' });

test.for(Object.values(doors).flatMap(Object.entries<Call>))(
  '%s takes about twice as long when it is twice as long',
  async ([name, call]) => {
    for (const unit of units) {
      const fault = await findFault(call, unit);
      if (fault) throw new Error(`${name}, made of ${JSON.stringify(unit)}: ${fault}`);
    }
  },
);
