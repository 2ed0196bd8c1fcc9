import type { Post, Section } from '../blog';
import { toPost, toSection } from '../toBlog';

/** A section with one empty paragraph. */
export const newSection = (): Section => toSection({ paragraphs: [''] });

/** An empty post by this author, with one section. */
export const newPost = (name: string | null): Post =>
  toPost({ Name: name, sections: [newSection()] });
