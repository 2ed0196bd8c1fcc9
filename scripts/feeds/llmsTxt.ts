import { frame } from '#words/frame';
import { resume } from '../../src/content/resume';
import { textPages } from '../../src/content/textPages';
import { projectPages } from '../../src/projects/projectPages';
import { displayTitle, firstDate, type Post } from '../../src/post/post';
import { toSummary } from '../../src/post/summary';
import { siteRoutes } from '../../src/siteRoutes';
import { absoluteUrl } from '../../src/base/absoluteUrl';
import { listPostPages } from '../pages/writePosts';
import { toMarkdownFile } from '../pages/postMarkdown';

// What a program reads at once; sitemap.xml has all.
const MAX_POSTS = 500;

const toLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const toItem = (title: string, path: string, about = '') =>
  `- [${toLine(title).replaceAll(/[[\]\\]/g, '\\$&')}](${absoluteUrl(path)})${about && `: ${toLine(about)}`}`;

const toPost = ({ post, file }: ReturnType<typeof listPostPages>[number]) => {
  const { Summary } = toSummary(post);
  const about = [firstDate(post)?.toISOString().slice(0, 10), Summary].filter(Boolean).join('. ');
  return toItem(displayTitle(post), `/${toMarkdownFile(file)}`, about);
};

/** Lists the pages and the newest posts for language models (https://llmstxt.org); the posts are given in the list's order. */
export function llmsTxt(posts: Post[] = []): string {
  const { name, label, summary } = resume.basics;
  const labels: Record<string, string> = frame.links;
  const pages = siteRoutes.flatMap((route) =>
    'label' in route ? [toItem(labels[route.label] ?? route.label, route.path)] : [],
  );
  const newest = listPostPages(posts).slice(0, MAX_POSTS).map(toPost);
  const about = toLine(summary || label);
  const parts = [
    `# ${toLine(name)}`,
    about && `> ${about}`,
    [
      ...['## Pages', '', ...pages],
      ...textPages.map(({ path, label: title }) => toItem(title, path)),
      ...projectPages.map(({ path, name: title }) => toItem(title, path)),
    ],
    posts.length > 0 && [`## ${frame.links.blog}`, '', ...newest],
    ['## Optional', '', toItem('Sitemap', '/sitemap.xml')],
  ];
  return `${parts
    .filter((part) => part)
    .map((part) => (Array.isArray(part) ? part.join('\n') : part))
    .join('\n\n')}\n`;
}
