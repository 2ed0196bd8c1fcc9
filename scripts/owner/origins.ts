/** The origins of Google's APIs. */
export const origins = {
  billing: 'https://cloudbilling.googleapis.com',
  clouds: 'https://cloudresourcemanager.googleapis.com',
  firebase: 'https://firebase.googleapis.com',
  firestore: 'https://firestore.googleapis.com',
  hosting: 'https://firebasehosting.googleapis.com',
  identity: 'https://identitytoolkit.googleapis.com',
  keys: 'https://apikeys.googleapis.com',
  rules: 'https://firebaserules.googleapis.com',
  services: 'https://serviceusage.googleapis.com',
};
