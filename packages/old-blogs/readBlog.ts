import { type LeftOut, readEach } from './entry';
import { type OldPost, readPost } from './readPost';
import { listFiles } from './sources/listFiles';
import { readEntries } from './sources/readEntries';

/** A blog as another program has kept it. */
export interface Blog {
  /** Its posts, and why others are left out, in the order of its files. */
  posts: (OldPost | LeftOut)[];
  /** All its files, which pictures may be among. */
  files: string[];
}

/** Reads the blog in a folder or a file. Throws if there is none. */
export async function readBlog(path: string): Promise<Blog> {
  const { files, leftOut } = await listFiles(path);
  const entries = await readEntries(path, files, leftOut);
  const posts = entries.flatMap((entry) =>
    'reason' in entry ? entry : readEach(entry.file, [entry.data], () => readPost(entry)),
  );
  return { posts, files };
}
