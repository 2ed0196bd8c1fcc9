import { MAX_TITLE } from './text/shorten';

/** What a field holds. Those of kind `line` and `text` are empty where there is nothing; others are left out. */
export type Kind =
  'line' | 'text' | 'language' | 'tags' | 'name' | 'day' | 'address' | 'picture' | 'post';

interface Field {
  /** How it is read and stored (`kinds.ts`), and which control the form has for it. */
  kind: Kind;
  /** Its name in the front matter of exported files. */
  key: string;
  /** The most characters, or tags, as firestore.rules have it. */
  max?: number;
  /** Whether lists of posts carry it, not only the post's own page. */
  isListed?: true;
  /** The most characters outside of the post's own article: in lists, feeds, the search and what describes its page. */
  cut?: number;
  /** Whether only a site in several languages has a use for it. */
  isForEditions?: true;
  /** How much a term counts that the search finds in it; a paragraph's counts 1. */
  weight?: number;
}

/** The fields of a post that an author writes, before its sections: everything that reads, stores, edits, lists or exports a post takes them from here. In the order of their rows in the form. */
export const fields = {
  Name: { kind: 'line', key: 'author', cut: MAX_TITLE },
  Title: { kind: 'line', key: 'title', cut: MAX_TITLE, weight: 8 },
  Summary: { kind: 'text', key: 'description', isListed: true, cut: 500, weight: 3 },
  /** A BCP 47 tag, such as `de` or `zh-Hant`. */
  Language: { kind: 'language', key: 'lang', max: 35 },
  Tags: { kind: 'tags', key: 'tags', max: 8, isListed: true, weight: 3 },
  /** The name of the series to which it belongs. */
  Series: { kind: 'name', key: 'series', max: 100, isListed: true },
  /** Its date, if that is before its publication here, such as `2019-05-04`. */
  FirstPublished: { kind: 'day', key: 'first_published', isListed: true },
  /** The https address of the original on another site. */
  Canonical: { kind: 'address', key: 'canonical_url', max: 2000, isListed: true },
  /** A picture on top of it, in Markdown. */
  Cover: { kind: 'picture', key: 'cover', max: 2000, isListed: true },
  /** The id of the post that says the same in another language. */
  Translation: { kind: 'post', key: 'translation', max: 200, isForEditions: true },
} as const satisfies Record<string, Field>;

type Fields = typeof fields;
export type FieldName = keyof Fields;
/** A field that a post may lack. Its row is in the form only if it is filled in. */
export type OptionalName = {
  [Name in FieldName]: Fields[Name]['kind'] extends 'line' | 'text' ? never : Name;
}[FieldName];
/** A field that lists carry. */
export type ListedName = {
  [Name in FieldName]: Fields[Name] extends { isListed: true } ? Name : never;
}[FieldName];

type Value<Name extends FieldName> = Fields[Name]['kind'] extends 'tags' ? string[] : string;
/** The values of a post's fields. */
export type FieldValues = { [Name in Exclude<FieldName, OptionalName>]: Value<Name> } & {
  [Name in OptionalName]?: Value<Name>;
};

/** Describes a field. */
export const getField = (name: FieldName): Field => fields[name];

/** The names of all fields, in order. */
export const fieldNames = Object.keys(fields) as FieldName[];

/** Whether this is an optional field of a post. */
export const isOptional = (name: string | undefined): name is OptionalName =>
  name !== undefined && name in fields && !/^(line|text)$/.test(getField(name as FieldName).kind);
