import { asText } from '#foreign-markdown';

/** A post as another program has kept it. */
export interface Entry {
  /** Its file. */
  file: string;
  /** What names it there for good: the name of its file, or an id. */
  key: string;
  /** Its front matter, or the same fields of an export. */
  data: Record<string, unknown>;
  /** Its words in Markdown, MDX or HTML. */
  body: string;
  /** How many lines of the file are before them. */
  lines?: number;
  format?: 'html' | 'mdx';
  /** Whether a new line within a paragraph of Markdown is one for readers; else it is a space. */
  hardBreaks?: boolean;
  /** The time zone that the site's settings name. */
  timeZone?: string;
}

/** Why a post is not imported. It is broken if its author has to mend it. */
export interface LeftOut {
  file: string;
  title?: string;
  reason: string;
  isBroken: boolean;
}

/** Reads a field, or one within a map, as in `cover.image`. */
export const readField = (data: Entry['data'], path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Entry['data'] | undefined)?.[name], data);

/** Reads the first of these fields that is a text. */
export const firstText = (data: Entry['data'], ...names: string[]): string =>
  names.map((name) => asText(readField(data, name))).find(Boolean) ?? '';

/** Says why something can't be read. */
export function explainError(error: unknown): string {
  // What overflows the stack.
  if (error instanceof RangeError) return 'it is nested too deep';
  if (/^E(?:ACCES|PERM)$/.test(String((error as NodeJS.ErrnoException).code)))
    return 'your account may not read it';
  return error instanceof Error ? error.message : String(error);
}

/** Reads each of a file's posts. One that can't be read is left out, and the others come. */
export const readEach = <Post, Read>(
  file: string,
  posts: Post[],
  read: (post: Post) => Read,
): (Read | LeftOut)[] =>
  posts.map((post) => {
    try {
      return read(post);
    } catch (error) {
      const { title } = Object(post) as { title?: unknown };
      return { file, title: asText(title), reason: explainError(error), isBroken: true };
    }
  });
