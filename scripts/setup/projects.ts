// The owner's projects of Google Cloud, most of which are of Firebase.
import { apis } from '../owner/apis';
import { call, type Google, Refusal } from '../owner/google';
import { operate } from './operations';
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

async function list(google: Google, kind: string): Promise<Page[]> {
  const pages: Page[] = [];
  let token = '';
  do {
    const url = `${apis.firebase}/${kind}?pageSize=100&pageToken=${token}`;
    const page = await call<Page>(google, 'GET', url);
    pages.push(page);
    token = page.nextPageToken ?? '';
  } while (token);
  return pages;
}

/** Lists the owner's projects. */
export async function listProjects(google: Google): Promise<Choice[]> {
  const projects = await list(google, 'projects');
  const bare = await list(google, 'availableProjects');
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
    await operate(setup, google, apis.clouds, 'POST', 'projects', body);
    return true;
  } catch (cause) {
    if (cause instanceof Refusal && cause.status === 409) return false;
    throw cause;
  }
}

/** Adds Firebase to a project of Google Cloud. */
export const addFirebase = (setup: Setup, google: Google, id: string) =>
  operate(setup, google, apis.firebase, 'POST', `projects/${id}:addFirebase`, {});
