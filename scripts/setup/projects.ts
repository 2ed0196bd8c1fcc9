// The owner's projects of Google Cloud, most of which are of Firebase.
import { call, type Google, Refusal } from '../owner/google';
import { run } from './operations';
import type { Setup } from './step';

/** A project that the owner can choose. */
export interface Choice {
  id: string;
  name: string;
  /** Whether it is a project of Google Cloud that Firebase has not been added to, such as one that is half created. */
  isBare: boolean;
}

interface Page {
  results?: { projectId: string; displayName?: string }[];
  projectInfo?: { project: string; displayName?: string }[];
  nextPageToken?: string;
}

async function list(setup: Setup, google: Google, kind: string): Promise<Page[]> {
  const pages: Page[] = [];
  let token = '';
  do {
    const url = `${setup.apis.firebase}/v1beta1/${kind}?pageSize=100&pageToken=${token}`;
    const page = await call<Page>(google, 'GET', url);
    pages.push(page);
    token = page.nextPageToken ?? '';
  } while (token);
  return pages;
}

/** Lists the owner's projects. */
export async function listProjects(setup: Setup, google: Google): Promise<Choice[]> {
  const projects = await list(setup, google, 'projects');
  const bare = await list(setup, google, 'availableProjects');
  return [
    ...projects.flatMap(({ results = [] }) =>
      results.map(({ projectId: id, displayName: name = id }) => ({ id, name, isBare: false })),
    ),
    ...bare.flatMap(({ projectInfo = [] }) =>
      projectInfo.map(({ project, displayName }) => {
        const id = project.replace('projects/', '');
        return { id, name: displayName ?? id, isBare: true };
      }),
    ),
  ];
}

/** Creates a project of Google Cloud. Returns whether the ID was free. */
export async function createProject(setup: Setup, google: Google, id: string): Promise<boolean> {
  const body = { projectId: id, name: id };
  try {
    await run(setup, google, `${setup.apis.clouds}/v1`, 'POST', 'projects', body);
    return true;
  } catch (cause) {
    if (cause instanceof Refusal && cause.status === 409) return false;
    throw cause;
  }
}

/** Adds Firebase to a project of Google Cloud. */
export const addFirebase = (setup: Setup, google: Google, id: string) =>
  run(setup, google, `${setup.apis.firebase}/v1beta1`, 'POST', `projects/${id}:addFirebase`, {});
