import { expect, test, vi } from 'vitest';
import { chooseFirestore } from '../../../../scripts/emulators/environment';
import { startEmulators } from '../../../../scripts/emulators/startEmulators';

test.each([
  ['Java 21', 21, false, 'firebase'],
  ['a newer Java and gcloud', 25, true, 'firebase'],
  ['an older Java and gcloud', 17, true, 'gcloud'],
])('with %s, the Firestore emulator is started', (_, java, gcloudEmulator, starter) => {
  expect(chooseFirestore({ java, gcloudEmulator })).toBe(starter);
});

test.each([
  ['an older Java alone', 17, false],
  ['gcloud alone', 0, true],
])('with %s, the error names both ways to get an emulator', (_, java, gcloudEmulator) => {
  const choose = () => chooseFirestore({ java, gcloudEmulator });
  expect(choose).toThrow(/Java 21[^]*gcloud components install/);
});

test('the address of an emulator that does not answer is refused', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  await expect(startEmulators('demo')).rejects.toThrow('no emulator answers there');
});
