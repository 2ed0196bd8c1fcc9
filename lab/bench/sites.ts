import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'pathe';
import { build } from 'vite';
import { buildSite } from '../../scripts/testing/buildSite';
import { serveSite } from './serveSite';

/** The sites that are compared. */
export const siteNames = ['handwritten', 'site', 'spa'] as const;
export type SiteName = (typeof siteNames)[number];

const folder = (name: SiteName) => `dist-bench/${name}`;

/** Builds the app of spa.tsx with the site's own settings and index.html, but everything in one script. */
async function buildSpa(project: string): Promise<void> {
  process.env.VITE_FIREBASE_PROJECT_ID = project;
  await build({
    mode: 'emulators',
    logLevel: 'warn',
    plugins: [
      {
        name: 'spa',
        transformIndexHtml: {
          order: 'pre',
          handler: (html) => html.replace('/src/main.tsx', '/lab/bench/spa.tsx'),
        },
      },
    ],
    build: {
      outDir: folder('spa'),
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}

/** The words and elements of a built page's body, without scripts and the attributes for styling. */
const plainBody = (html: string) =>
  html
    .slice(html.indexOf('<body>') + '<body>'.length, html.lastIndexOf('</body>'))
    .replace(/<(script|template)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<\/?span[^>]*>/g, '')
    .replace(/ (?:class|style|tabindex|data-[\w-]+)="[^"]*"/gi, '');

/** Writes the pages at `paths` of a built site as a person would: the same words and pictures, one inline stylesheet, no JavaScript. */
export async function writeHandwritten(site: string, outDir: string, paths: string[]) {
  const template = await readFile('lab/bench/handwritten.html', 'utf8');
  const isPicture = (path: string) => !/\.(html|js|css|json|xml|txt)$/.test(path);
  await cp(site, outDir, { recursive: true, filter: isPicture });
  for (const path of paths) {
    const html = await readFile(`${site}${path}.html`, 'utf8');
    const [title = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
    const page = template
      .replace('<title></title>', () => title)
      .replace('<body></body>', () => `<body>${plainBody(html)}</body>`);
    const file = `${outDir}${path}.html`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page);
  }
}

/** Builds the three sites from an emulator's posts and serves them. Returns their URLs. */
export async function serveSites(
  host: string,
  project: string,
  paths: string[],
): Promise<Record<SiteName, string>> {
  await buildSite(host, project, folder('site'));
  await buildSpa(project);
  await writeHandwritten(folder('site'), folder('handwritten'), paths);
  const urls = siteNames.map(async (name) => [name, await serveSite(folder(name))] as const);
  return Object.fromEntries(await Promise.all(urls)) as Record<SiteName, string>;
}
