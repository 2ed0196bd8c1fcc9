import type { Step } from './step';
import { administrator } from './steps/administrator';
import { apiKey } from './steps/apiKey';
import { database } from './steps/database';
import { deployment } from './steps/deployment';
import { plan } from './steps/plan';
import { project } from './steps/project';
import { signIn } from './steps/signIn';
import { signInProvider } from './steps/signInProvider';
import { site } from './steps/site';
import { webApp } from './steps/webApp';

/** The steps of the set-up. Each needs those before it. */
export const steps: Step[] = [
  signIn,
  project,
  site,
  webApp,
  database,
  deployment,
  signInProvider,
  // After the APIs of sign-in are on, of which the key may have only those.
  apiKey,
  plan,
  administrator,
];
