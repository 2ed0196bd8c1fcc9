/** Google's APIs, in the versions that the commands use. */
export const apis = {
  billing: 'https://cloudbilling.googleapis.com/v1',
  clouds: 'https://cloudresourcemanager.googleapis.com/v1',
  firebase: 'https://firebase.googleapis.com/v1beta1',
  firestore: 'https://firestore.googleapis.com/v1',
  hosting: 'https://firebasehosting.googleapis.com/v1beta1',
  identity: 'https://identitytoolkit.googleapis.com/v1',
  keys: 'https://apikeys.googleapis.com/v2',
  rules: 'https://firebaserules.googleapis.com/v1',
  services: 'https://serviceusage.googleapis.com/v1',
};
