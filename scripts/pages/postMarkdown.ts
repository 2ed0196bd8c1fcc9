import type { Post } from '../../src/post/post';
import { replacePictures } from '../../src/post/picture';
import { absoluteUrl } from '../../src/base/absoluteUrl';
import { toFile } from '../export/ownFormat';

/** The file with a post's Markdown, beside that of its page. */
export const toMarkdownFile = (page: string): string => page.replace(/html$/, 'md');

/** A post as Markdown for programs, whose pictures have addresses that work wherever it is read. */
export const toMarkdown = (post: Post): string => replacePictures(toFile(post), absoluteUrl);
