import { findRefusal, judgeLocation } from '../../doctor/checkOnline';
import { call, Refusal } from '../../owner/google';
import { readFirebase } from '../../programs/firebaseJson';
import { asOwner, asVisitor } from '../apis';
import { orNothing, run, waitFor } from '../operations';
import type { Step } from '../step';

const { location } = readFirebase().firestore;

interface Database {
  locationId: string;
  type: string;
}

/** Creates the database where firebase.json says. */
export const database: Step = {
  name: `Create the database in ${location}`,
  says: 'Cloud Firestore holds the posts. Where it is can’t be changed later; firebase.json names the place.',
  costs: 'nothing: 1 GB and 50,000 reads a day are free',
  async isDone(setup) {
    const google = await asOwner(setup);
    const url = `${google.firestore}/projects/${google.project}/databases/(default)`;
    const answer = await call<Database>(google, 'GET', url).catch(orNothing);
    if (!answer) return undefined;
    if (answer.type === 'DATASTORE_MODE')
      throw new Error('The database is in Datastore mode. Choose another project.');
    const { level, what, how } = judgeLocation(answer.locationId);
    if (level === 'error') throw new Error(`${what} ${how}`);
    return what;
  },
  async do(setup) {
    const google = await asOwner(setup);
    const path = `projects/${google.project}/databases?databaseId=(default)`;
    const settings = { type: 'FIRESTORE_NATIVE', locationId: location };
    await run(setup, google, google.firestore, 'POST', path, settings).catch((cause: unknown) => {
      // An interrupted run has created it.
      if (!(cause instanceof Refusal && cause.status === 409)) throw cause;
    });
    await waitFor(setup, 'Google is still creating the database.', async () => {
      const refusal = await findRefusal(asVisitor(setup));
      return refusal !== 'offline' && refusal?.status === 404 ? undefined : true;
    });
  },
};
