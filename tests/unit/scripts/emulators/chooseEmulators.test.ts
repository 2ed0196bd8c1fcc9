// @vitest-environment node
import { expect, test } from 'vitest';
import { chooseEmulators, type Environment } from '../../../../scripts/emulators/chooseEmulators';

const bare: Environment = {
  firestoreRuns: false,
  authRuns: false,
  java: undefined,
  gcloudEmulator: false,
};

test('a running emulator is used and not started again', () => {
  const machine = { ...bare, firestoreRuns: true, authRuns: true, java: 21, gcloudEmulator: true };
  expect(chooseEmulators(machine)).toEqual({ firestore: 'none', auth: 'none' });
});

test('with Java 21 or newer, the Firebase CLI starts both emulators', () => {
  for (const java of [21, 25]) {
    const machine = { ...bare, java, gcloudEmulator: true };
    expect(chooseEmulators(machine)).toEqual({ firestore: 'firebase', auth: 'firebase' });
  }
});

test('with an older Java, gcloud starts Firestore and the Firebase CLI Auth', () => {
  const machine = { ...bare, java: 17, gcloudEmulator: true };
  expect(chooseEmulators(machine)).toEqual({ firestore: 'gcloud', auth: 'firebase' });
});

test('with neither, the error names both ways to get a Firestore emulator', () => {
  const machines = [bare, { ...bare, java: 17 }, { ...bare, gcloudEmulator: true }];
  for (const machine of machines) {
    expect(() => chooseEmulators(machine)).toThrow(/Java 21[^]*gcloud components install/);
  }
});
