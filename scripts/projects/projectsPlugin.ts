import { basename, resolve } from 'pathe';
import { type Plugin, runnerImport } from 'vite';
import type { Resume } from '../../src/content/resume.ts';
import { readResume } from '../content/readResume.ts';
import { once } from '../programs/once.ts';
import type { ProjectFile } from './readProjects.ts';

const json = JSON.stringify;

/** Writes what Home lists of a project, and what loads the rest. */
function writePage({ file, project }: ProjectFile, { shown }: Resume): string {
  const { name, keywords, time, page: path } = project;
  const isShown = shown.some((one) => typeof one === 'object' && one.url === path);
  const text = json(`../content/projects/${basename(file)}?project`);
  return `{ ...${json({ path, name, keywords, time, isShown })}, read: () => import(${text}).then((text) => text.default) }`;
}

// What draws Markdown imports styles, which have no place in Node.
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css$/ }, handler: () => '\0no-styles' },
  load: { filter: { id: /^\0no-styles$/ }, handler: () => '' },
};

/** Gives the site the pages of its projects: projectPages.ts lists them, and a module for each has its words, which no browser need parse. */
export function projectsPlugin(): Plugin {
  let images: unknown;
  // Once, as it takes a second.
  const open = once(() =>
    runnerImport<typeof import('./drawProject')>(`${import.meta.dirname}/drawProject.ts`, {
      configFile: false,
      plugins: [noStyles],
      define: {
        __IMAGES__: images,
        __EMULATORS__: 'null',
        __PROJECTS__: true,
        __SELECTED_POSTS__: true,
      },
    }),
  );
  return {
    name: 'projects',
    // Constants: the bundler leaves out what a site has no use for. Tests have all.
    config(_, { mode }) {
      const { pages, selectedPosts } = readResume();
      const isTest = mode === 'test';
      return {
        define: {
          __PROJECTS__: isTest || pages.length > 0,
          __SELECTED_POSTS__: isTest || selectedPosts.length > 0,
        },
      };
    },
    configResolved({ define }) {
      images = define?.__IMAGES__;
    },
    transform: {
      filter: { id: /\/src\/projects\/projectPages\.ts$/ },
      handler() {
        const { pages, resume } = readResume();
        const all = pages.map((page) => writePage(page, resume));
        return `export const projectPages = [${all.join(', ')}];`;
      },
    },
    load: {
      filter: { id: /\.md\?project$/ },
      async handler(id) {
        const { file, project, cover, text, pictures } = readResume().pages.find(
          (page) => basename(page.file) === basename(id).replace('?project', ''),
        )!;
        this.addWatchFile(resolve(file));
        const { module } = await open();
        const { src, width, height } = cover ?? {};
        const about = {
          project,
          cover: cover && { src, width, height, alt: project.imageAlt },
          ...module.drawProject(text, pictures),
        };
        return `export default ${json(about)};`;
      },
    },
  };
}
