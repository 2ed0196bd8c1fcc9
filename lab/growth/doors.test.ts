import { test } from 'vitest';
import { doors } from './doors';
import { findFault } from './measure';
import { units } from './units';

test.for(Object.entries(doors))(
  '%s takes about twice as long when it is twice as long',
  async ([name, call]) => {
    const faults: string[] = [];
    for (const unit of units) {
      const fault = await findFault(call, unit);
      if (fault) faults.push(`${name}, of ${JSON.stringify(unit)}: ${fault}`);
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
);
