import { randomBytes } from 'node:crypto';
import slugify from '@sindresorhus/slugify';
import { readResume } from '../../content/readResume';
import { PROJECT_ID, SAMPLE } from '../../doctor/checkEnv';
import { ok } from '../../doctor/finding';
import { requireAccess, SIGN_IN } from '../../owner/access';
import { apis } from '../../owner/apis';
import { call, type Google, type Owner, reach, Refusal } from '../../owner/google';
import { orNothing } from '../operations';
import { addFirebase, type Choice, createProject, listProjects } from '../projects';
import { readProject, writeSettings } from '../settings';
import type { Setup, Step } from '../step';

const CONSOLE = 'https://console.firebase.google.com';

/** The owner's name as the begin of an ID; '' if the resume is still the sample, or can't be read, which the deployment tells. */
function readName(): string {
  try {
    const { name } = readResume().resume.basics;
    return SAMPLE.test(name)
      ? ''
      : slugify(name)
          .slice(0, 20)
          .replace(/^[^a-z]+|-$/g, '');
  } catch {
    return '';
  }
}

/** Reaches Google without a project. */
const reachGoogle = async ({ findAccess }: Owner) => reach('', await requireAccess(findAccess));

/** Suggests an ID that nobody has. */
const suggestId = () => `${readName() || 'portfolio'}-${randomBytes(2).toString('hex')}`;

/** Asks for a project of the list, or the ID of a new one. */
async function choose({ say, ask }: Setup, choices: Choice[]): Promise<Choice> {
  const suggested = suggestId();
  for (const [i, { id, name, isBare }] of choices.entries())
    say(`  ${i + 1}. ${id} (${isBare ? 'of Google Cloud, without Firebase yet' : name})`);
  say('The ID of a project is also the address of its site, ID.web.app, and can’t be changed.');
  const question = `${choices.length > 0 ? 'A number of this list, or the' : 'The'} ID of a new project [${suggested}]: `;
  for (;;) {
    const answer = (await ask(question)) || suggested;
    const chosen = choices[Number(answer) - 1] ?? choices.find(({ id }) => id === answer);
    if (chosen) return chosen;
    if (PROJECT_ID.test(answer)) return { id: answer, name: '', isBare: false };
    say('An ID has 6 to 30 lowercase letters, digits and hyphens, and begins with a letter.');
  }
}

/** Explains what a first project lacks most often. */
function explainTerms(cause: unknown): never {
  if (!(cause instanceof Refusal && cause.status === 403)) throw cause;
  const how = `If this is your first project, accept Google’s terms at ${CONSOLE}/?forceCheckTos=true`;
  throw new Error(`${cause.message}\n${how}`, { cause });
}

async function prepare(setup: Setup, google: Google): Promise<string> {
  const choices = await listProjects(google);
  for (;;) {
    const { id, isBare } = await choose(setup, choices);
    const isNew = !choices.some((choice) => choice.id === id);
    if (isNew && !(await createProject(setup, google, id))) {
      setup.say(`Somebody has the ID ${id} already.`);
      continue;
    }
    if (isNew || isBare) await addFirebase(setup, google, id);
    return id;
  }
}

/** Explains why the project in .env can't be opened. */
const explain = (id: string) => (cause: unknown) => {
  if (!(cause instanceof Refusal && cause.status === 403)) throw cause;
  const how = `Your account may not open the project in .env, ${id}. Sign in with another: ${SIGN_IN}\nOr remove the project from .env, to choose one here.`;
  throw new Error(`${cause.message}\n${how}`, { cause });
};

/** Chooses the project, or creates it, and writes its ID into .env. */
export const project: Step = {
  name: 'Choose or create the Firebase project',
  says: 'The project holds the site, its database and who may sign in. Analytics isn’t added.',
  costs: 'nothing: it is on the free plan, Spark, which needs no credit card',
  async check(owner) {
    const id = readProject(owner);
    if (!id) return [];
    const url = `${apis.firebase}/projects/${id}`;
    const google = await reachGoogle(owner);
    const answer = await call<object>(google, 'GET', url).catch(explain(id)).catch(orNothing);
    return answer ? [ok(`The project is ${id}.`)] : [];
  },
  async run(setup) {
    const id = await prepare(setup, await reachGoogle(setup)).catch(explainTerms);
    await writeSettings(setup, { VITE_FIREBASE_PROJECT_ID: id });
  },
};
