import { posts } from '#words/posts';
import type { FieldValues, ListedName } from './fields';
import { MAX_TITLE, shorten } from './text/shorten';
import type { Trees } from './text/tree';

/** A paragraph of a section: its text. */
export interface Paragraph {
  Paragraph: string;
}

/** A section of a post. Heading may be empty. */
export interface Section {
  Heading: string;
  paragraphs: Paragraph[];
}

/** What an author writes: the fields of the table, and the sections. */
export interface PostContent extends FieldValues {
  sections: Section[];
}

/** A post as it is shown. A date is null if the stored value isn't a date. */
export interface Post extends PostContent {
  id: string;
  /** Its parsed Markdown, in a page of the build. */
  trees?: Trees;
  /** Whether it has more sections or paragraphs than a page shows, which are left out. */
  isCut?: boolean;
  DatePosted: Date | null;
  /** When it was last edited; null if never. */
  DateUpdated: Date | null;
}

/** The fields that the list shows. */
export type PostSummary = PostTitle & Pick<Post, ListedName>;

/** The fields that a link to a post needs. */
export type PostTitle = Pick<Post, 'id' | 'Title' | 'Language' | 'FirstPublished' | 'DatePosted'>;

/** Keeps only what a link to the post needs. */
export const toTitle = ({
  id,
  Title,
  Language,
  FirstPublished,
  DatePosted,
}: PostTitle): PostTitle => ({
  id,
  Title: shorten(Title, MAX_TITLE),
  Language,
  FirstPublished,
  DatePosted,
});

/** The date by which a post is listed: the one that its author chose, or else that of its publication here; null if unknown. */
export const firstDate = ({
  FirstPublished,
  DatePosted,
}: Pick<Post, 'FirstPublished' | 'DatePosted'>) =>
  FirstPublished ? new Date(FirstPublished) : DatePosted;

/** The date of the last edit, or of the publication; null if unknown. */
export const lastChange = ({ DatePosted, DateUpdated }: Pick<Post, 'DatePosted' | 'DateUpdated'>) =>
  DateUpdated ?? DatePosted;

/** The path of a post's page. */
export const toPath = (id: string): string => `/blog/${encodeURIComponent(id)}`;

/** Location state of the page that opens after a post is published. */
export interface PublishedState {
  published: Pick<Post, 'id' | 'Title'>;
}

/** The newest posts, newest first. `hasMore`: there are older ones. */
export interface PostList {
  posts: PostSummary[];
  hasMore: boolean;
}

/** The path of the file with the list's posts, as many as it can show. */
export const LIST_FILE = '/list.json';

/** How many posts the list shows at first, and adds at a time. */
export const PAGE_SIZE = 20;

/** The most posts the list shows, and the most changes of a kind: firestore.rules allow queries of 100, and one tells whether there are more. */
export const MAX_LISTED = 99;

/** The heading of the post's own article; authors may leave it empty. */
export const wholeTitle = ({ Title }: Pick<Post, 'Title'>): string => Title || posts.untitled;

/** The title to show anywhere else, where a long one is cut. */
export const displayTitle = ({ Title }: Pick<Post, 'Title'>): string =>
  wholeTitle({ Title: shorten(Title, MAX_TITLE) });

/** Describes a list of posts to search engines: by the newest titles. */
export const describePosts = (posts: PostTitle[] = []): string =>
  posts.slice(0, 5).map(displayTitle).join(' · ');

/** A page with the posts that have something in common, newest first. */
export interface Archive {
  path: string;
  title: string;
  posts: PostTitle[];
}

/** The posts published just after and just before a post. */
export interface Neighbours {
  newer?: PostTitle;
  older?: PostTitle;
}

const toTime = (post: PostTitle) => firstDate(post)?.getTime() ?? -Infinity;

/** Compares posts for sorting: newest first, undated last, and by descending id on the same date. */
export const newestFirst = (a: PostTitle, b: PostTitle): number =>
  toTime(b) - toTime(a) || (a.id < b.id ? 1 : -1);
