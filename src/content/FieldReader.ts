type Fields = Record<string, unknown>;
type Entry = Record<string, string | string[]>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes of a value the text that a page can hold: trimmed, without characters that HTML can't carry. */
const clean = (value: string | number) =>
  String(value)
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- exactly these, and halves of characters, can't stand in a page
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\p{Surrogate}]/gu, '')
    .trim();

const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'a list' : isFields(value) ? 'an object' : JSON.stringify(value);

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
const isDropped = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && clean(value) === '');

/** Whether an entry says nothing. */
const isEmpty = (entry: Entry) => Object.values(entry).every(({ length }) => length === 0);

const DATE = /^(\d{4})(-\d{2}(-\d{2})?)?$/;

/** Whether a text is a year, a month or a day of the calendar: 2026, 2026-01 or 2026-01-31. */
function isDate(text: string): boolean {
  const date = new Date(text);
  return DATE.test(text) && !isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** What was noticed while a document was read. */
export interface Notes {
  /** Sentences, each beginning with the path of a field that can't be shown. */
  faults: string[];
  /** The paths of the texts that were read. */
  read: Set<string>;
}

/**
 * Reads the fields of an object of a document, and notes what is wrong with them. Names after the first are others
 * by which the same field is known. What is missing, null or empty becomes '' or [].
 */
export class FieldReader {
  readonly #fields: Fields;

  constructor(
    source: unknown,
    readonly path: string,
    readonly notes: Notes,
  ) {
    this.#fields = isFields(source) ? source : {};
    if (!isFields(source) && !isDropped(source)) this.#mustBe('an object', source);
  }

  #mustBe(what: string, value: unknown, path = this.path) {
    this.notes.faults.push(`${path || 'The file'} must be ${what}, but is ${kindOf(value)}.`);
  }

  #at = (name: string) => (this.path ? `${this.path}.${name}` : name);

  /** The path and the value of the first of these fields that says something. */
  #find(names: string[]): [path: string, value: unknown] {
    const name = names.find((one) => !isDropped(this.#fields[one])) ?? names[0]!;
    return [this.#at(name), this.#fields[name]];
  }

  #toText(value: unknown, path: string): string {
    if (isDropped(value)) return '';
    this.notes.read.add(path);
    if (isText(value)) return clean(value);
    this.#mustBe('a text', value, path);
    return '';
  }

  #toItems(names: string[]): [path: string, value: unknown][] {
    const [path, value] = this.#find(names);
    if (isDropped(value)) return [];
    if (Array.isArray(value))
      return value
        .map((item: unknown, i) => [`${path}[${i}]`, item] as [string, unknown])
        .filter(([, item]) => !isDropped(item));
    this.#mustBe('a list', value, path);
    return [];
  }

  text(...names: string[]): string {
    const [path, value] = this.#find(names);
    return this.#toText(value, path);
  }

  hasText = (name: string) => isText(this.#fields[name]);

  /** A list of texts; one text is a list of one. */
  texts(name: string): string[] {
    if (this.hasText(name)) return [this.text(name)].filter(Boolean);
    return this.#toItems([name]).map(([path, item]) => this.#toText(item, path));
  }

  /** A date of a year, a month or a day; '' too for an end that is still to come, such as "present". */
  date(name: string): string {
    const [path, value] = this.#find([name]);
    const text = this.#toText(value, path).replace(/T.*$/, '');
    if (text === '' || isDate(text)) return text;
    if (!/^(present|current|now|today|ongoing)$/i.test(text))
      this.notes.faults.push(`${path}: "${text}" is no date. Write 2026, 2026-01 or 2026-01-31.`);
    return '';
  }

  /** The address of a page, beginning with http:// or https://; the latter is put before an address without. */
  url(...names: string[]): string {
    const [path, value] = this.#find(names);
    const text = this.#toText(value, path);
    const url = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text;
    if (url === '' || (/^https?:\/\/\S+$/i.test(url) && URL.canParse(url))) return url;
    this.notes.faults.push(
      `${path}: "${text}" is no web address. Write it in full, such as https://example.com.`,
    );
    return '';
  }

  object(name: string): FieldReader {
    return new FieldReader(this.#fields[name], this.#at(name), this.notes);
  }

  /** The entries of a list that say something, each read by `read`. */
  entries<T extends Entry>(names: string[], read: (entry: FieldReader) => T): T[] {
    return this.#toItems(names)
      .map(([path, item]) => read(new FieldReader(item, path, this.notes)))
      .filter((entry) => !isEmpty(entry));
  }
}
