import type { Trees } from './tree';

/** A paragraph of a section: its text. */
export interface Paragraph {
  Paragraph: string;
}

/** A section of a post. Heading may be empty. */
export interface Section {
  Heading: string;
  paragraphs: Paragraph[];
}

/** What an author writes: everything in a post except its id and its date. */
export interface Post {
  Name: string;
  Title: string;
  Summary: string;
  sections: Section[];
}

/** A post as it is shown. A date is null when what is stored is none. */
export interface Blog extends Post {
  id: string;
  /** Its Markdown, where that has been parsed. */
  trees?: Trees;
  DatePosted: Date | null;
  /** When it was changed last; null if it never was. */
  DateUpdated: Date | null;
}

/** What the list shows of a post. */
export type BlogSummary = Pick<Blog, 'id' | 'Title' | 'Summary' | 'DatePosted'>;

/** What stands for a post where its title is enough. */
export type BlogTitle = Pick<Blog, 'id' | 'Title' | 'DatePosted'>;

/** Leaves out everything but the title and what leads to the post. */
export const toTitle = ({ id, Title, DatePosted }: BlogTitle): BlogTitle => ({
  id,
  Title,
  DatePosted,
});

/** Leaves out what the list doesn't show, above all the text. */
export const toSummary = ({ id, Title, Summary, DatePosted }: BlogSummary): BlogSummary => ({
  id,
  Title,
  Summary,
  DatePosted,
});

/** When a post was changed last: edited, or else posted; null if that is not known. */
export const lastChange = ({ DatePosted, DateUpdated }: Pick<Blog, 'DatePosted' | 'DateUpdated'>) =>
  DateUpdated ?? DatePosted;

/** The path of a post's page. */
export const pathOf = (id: string): string => `/blog/${encodeURIComponent(id)}`;

/** The path of the index of the search. */
export const SEARCH_FILE = '/search.json';

/** The path where a post is corrected. */
export const editPathOf = (id: string): string => `/editblog/${encodeURIComponent(id)}`;

/** What the page after a publication is told, in the state of its location. */
export interface PublishedState {
  published: Pick<Blog, 'id' | 'Title'>;
}

/** The newest posts, newest first, and whether there are older ones. */
export interface BlogList<T extends BlogSummary = BlogSummary> {
  blogs: T[];
  hasMore: boolean;
}

/** How many posts the list shows at first, and how many more it shows each time. */
export const PAGE_SIZE = 20;

/** The title shown for a post: authors may leave it empty. */
export const displayTitle = ({ Title }: Pick<Blog, 'Title'>): string => Title || 'Untitled';

/** The posts of a year, newest first. The year is `undated` for those without a date. */
export interface Archive {
  year: string;
  blogs: BlogTitle[];
}

/** The path of a year's page. */
export const archivePathOf = (year: string): string => `/blogs/${year}`;

/** The posts that were published next after a post and last before it. */
export interface Neighbours {
  newer?: BlogTitle;
  older?: BlogTitle;
}

/** Sorts posts by date, those without one last. */
export const newestFirst = (a: BlogTitle, b: BlogTitle): number =>
  (b.DatePosted?.getTime() ?? -Infinity) - (a.DatePosted?.getTime() ?? -Infinity) || 0;

/** Makes a list of `count` posts from a query for one more. Firestore sorts dates by type first; here, by date only. */
export const toBlogList = (found: Blog[], count: number): BlogList<Blog> => ({
  blogs: found.slice(0, count).sort(newestFirst),
  hasMore: found.length > count,
});
