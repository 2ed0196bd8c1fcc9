// Runs before anything else, on any Node: nothing here is newer than ES5.
var wanted = /(\d+)\.(\d+)/.exec(require('../package.json').engines.node);
var found = /(\d+)\.(\d+)/.exec(process.version);
var newer = Number(found[1]) - Number(wanted[1]) || Number(found[2]) - Number(wanted[2]);

if (newer < 0) {
  console.error(
    'This needs Node ' +
      wanted[0] +
      ' or newer and found ' +
      process.version +
      ': https://nodejs.org',
  );
  process.exit(1);
}
