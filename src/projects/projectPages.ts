import type { ImageAttributes, Project } from '../content/resume';
import type { Section } from '../post/post';
import type { Trees } from '../post/text/tree';

/** What the page of a project shows. Its name, dates and links are as in a resume. */
export interface ProjectText {
  project: Project;
  cover?: ImageAttributes;
  sections: Section[];
  trees: Trees;
}

/** The page of a project, as Home lists it. */
export interface ProjectPage extends Pick<Project, 'name' | 'keywords' | 'time'> {
  path: string;
  /** Whether Home shows it above the list. */
  isShown: boolean;
  read: () => Promise<ProjectText>;
}

/** The pages of projects, the selected ones first, which scripts/projects/projectsPlugin.ts puts here. */
export declare const projectPages: ProjectPage[];
