import { expect, test } from 'vitest';
import { anyResume } from './calls/anyResume';
import { foreignMarkdown } from './calls/foreignMarkdown';
import { importing } from './calls/importing';
import { oldBlogs } from './calls/oldBlogs';
import { postMarkdown } from './calls/postMarkdown';
import { reading } from './calls/reading';
import { writing } from './calls/writing';
import { findFault } from './measure';
import { units } from './units';

const calls = Object.entries({
  ...{ ...reading, ...writing, ...importing },
  ...{ ...anyResume, ...foreignMarkdown, ...oldBlogs, ...postMarkdown },
});
// Every call with every unit takes ten minutes of CPU time, which is for EVERY_UNIT=1.
const step = process.env.EVERY_UNIT ? 1 : 24;

calls
  .flatMap(([file, all]) => Object.entries(all).map(([name, call]) => ({ file, name, call })))
  .forEach(({ file, name, call }, i) => {
    test(`${file}: ${name} takes about twice as long for twice as much text`, async () => {
      // Each call has other units than its neighbours, which mostly call each other.
      const some = units.filter((_, at) => (at + i) % step === 0);
      for (const unit of some)
        expect(await findFault(call, unit), JSON.stringify(unit)).toBeUndefined();
    });
  });
