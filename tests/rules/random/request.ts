// Random requests as plain data.

/** A value or fields in the REST API's encoding. */
export type Value = Record<string, unknown>;
export type Fields = Record<string, Value | undefined>;

/** A write of one document, or its deletion if it has no fields. */
export interface Write {
  path: string;
  fields?: Fields;
  /** Fields that get the server's time. */
  times?: string[];
  /** Fields to write; the others stay as they are. */
  mask?: string[];
}

/** A request to read one document or a collection, or to write. */
export type Request =
  | { kind: 'get'; path: string }
  | { kind: 'list'; path: string; limit?: number; offset?: number }
  | { kind: 'commit'; writes: Write[] };
