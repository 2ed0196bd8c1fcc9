/** A paragraph of a section: its text. */
export interface Paragraph {
  Paragraph: string;
}

/** A section of a post. Heading may be empty. */
export interface Section {
  Heading: string;
  paragraphs: Paragraph[];
}

/** What an author writes: everything of a post but its id and its date. */
export interface Post {
  Name: string;
  Title: string;
  Summary: string;
  sections: Section[];
}

/** A post as it is shown. DatePosted is null when what is stored is not a date. */
export interface Blog extends Post {
  id: string;
  DatePosted: Date | null;
}

/** What the list shows of a post. */
export type BlogSummary = Pick<Blog, 'id' | 'Title' | 'Summary' | 'DatePosted'>;

/** The title that a post goes by: none is required. */
export const titleOf = ({ Title }: Pick<Blog, 'Title'>): string => Title || 'Untitled';

/** The newest posts, and whether there are older ones. */
export interface Newest<T extends BlogSummary = BlogSummary> {
  blogs: T[];
  more: boolean;
}

/** How many posts the list shows at first, and how many more it shows each time. */
export const PAGE_SIZE = 20;
