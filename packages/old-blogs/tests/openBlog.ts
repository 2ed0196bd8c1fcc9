// Reads blogs in tests as a site would: posts go to /blog/KEY, and pictures to the root.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { basename } from 'pathe';
import {
  findPictureFile,
  type LeftOut,
  linkPosts,
  type OldPost,
  readBlog,
  toMarkdown,
} from '../index';
import { writeFiles } from './writeFiles';

/** A post as a site would have it: in Markdown, with what the import has to say. */
export interface OpenPost extends OldPost {
  id: string;
  notes: string[];
}

/** Reads a blog as a site would: posts go to /blog/KEY, and pictures to the root. */
async function open(path: string) {
  const { posts: all, files } = await readBlog(path);
  const moved = all
    .filter((one) => 'posted' in one)
    .map((post) => {
      return { post, title: post.title || post.key, path: `/blog/${encodeURIComponent(post.key)}` };
    });
  const findTarget = linkPosts(moved);
  return Promise.all(
    all.map(async (one): Promise<OpenPost | LeftOut> => {
      const from = moved.find(({ post }) => post === one);
      if (!from) return one as LeftOut;
      const { post } = from;
      const notes: string[] = [];
      const findPicture = (address: string) => {
        const file = findPictureFile(address, post.file, files);
        return Promise.resolve(file && `/${basename(file)}`);
      };
      try {
        const converted = await toMarkdown(post, {
          findPicture,
          findTarget: (link, isWiki) => findTarget(from, link, isWiki, notes),
        });
        const { body } = converted;
        return {
          ...post,
          id: encodeURIComponent(post.key),
          body,
          notes: [...notes, ...converted.notes],
        };
      } catch (error) {
        return { file: post.file, reason: String(error), isBroken: true };
      }
    }),
  );
}

/** Reads a sample: its posts by title, and why others are left out, by title or file. */
export async function openSample(name: string) {
  const all = await open(`${import.meta.dirname}/../samples/${name}`);
  const leftOut = all.filter((one) => 'reason' in one);
  return {
    posts: new Map(
      all.flatMap((one) => ('id' in one ? [[one.title || one.key, one] as const] : [])),
    ),
    reasons: leftOut.map(({ file, title, reason }) => [title ?? basename(file), reason]),
  };
}

/** Reads a blog of files, by their paths. */
export const openFiles = async (files: Record<string, string>) => open(await writeFiles(files));

/** The words of a post by sections: each heading with its blocks. */
export function texts({ body }: OpenPost): string[][] {
  const sections: string[][] = [];
  for (const { type, position } of fromMarkdown(body).children) {
    const source = body.slice(position?.start.offset, position?.end.offset);
    if (type === 'heading') sections.push([source.replace(/^#+ /, '')]);
    else if (sections.length > 0) sections.at(-1)!.push(source);
    else sections.push(['', source]);
  }
  return sections;
}

/** When a post was published, and changed. */
export const dates = ({ posted, updated }: OpenPost) => [
  posted.toISOString(),
  updated?.toISOString(),
];
