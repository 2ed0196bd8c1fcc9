import { expect, test } from 'vitest';
import { chooseFirestore } from '../../../../scripts/emulators/environment';

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
