import { test } from 'vitest';
import { doors } from './doors';
import { findFault } from './measure';
import { units } from './units';

test.for(Object.entries(doors))(
  '%s takes about twice as long when it is twice as long',
  async ([name, call]) => {
    for (const unit of units) {
      const fault = await findFault(call, unit);
      if (fault) throw new Error(`${name}, made of ${JSON.stringify(unit)}: ${fault}`);
    }
  },
);
