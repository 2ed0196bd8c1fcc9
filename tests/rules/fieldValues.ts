import { serverTimestamp, vector } from 'firebase/firestore';
import {
  fieldNames,
  fields,
  getField,
  isOptional,
  type Kind,
  type OptionalName,
} from '../../src/post/fields';

/** Values that are no text. */
export const notText = [null, 1, serverTimestamp()];

interface Values {
  wrong: unknown[];
  /** A value of so many characters, or tags. */
  ofLength?: (length: number) => unknown;
}

const makeText = (length: number) => 'x'.repeat(length);

/** What the rules must say about each kind of optional field. */
const kinds: Record<Exclude<Kind, 'line' | 'text'>, Values> = {
  language: { wrong: [...notText, ['A list']], ofLength: makeText },
  name: { wrong: [...notText, ['A list']], ofLength: makeText },
  tags: {
    wrong: [null, 'A text', { 0: 'A tag' }, vector([1, 2]), [NaN]],
    ofLength: (length) => Array<string>(length).fill('x'),
  },
  day: { wrong: [null, 1, '2025-01-01', new Date('2100')] },
  address: {
    wrong: [
      ...[...notText, ['https://example.com']],
      ...['http://example.com', 'https://', 'https://a b', 'see https://example.com'],
      ...['https://a\u00a0b', 'https://a.example/\u00e9', 'https://a.example/\n'],
    ],
    ofLength: (length) => `https://${makeText(length - 'https://'.length)}`,
  },
  picture: {
    wrong: [
      ...[...notText, ['![](/images/a.svg)']],
      ...['/images/a.svg', '![](', '![]()', '[a](/images/a.svg)', 'a ![](/images/a.svg)'],
    ],
    ofLength: (length) => `![${makeText(length - '![](/a)'.length)}](/a)`,
  },
  post: { wrong: [...notText, ['a'], 'a/b', '/blog/a', '.', '..', '__a__'], ofLength: makeText },
};

const optional = fieldNames.filter(isOptional);
const ofLength = (name: OptionalName, more: number) => {
  const { max } = getField(name);
  return max ? [kinds[fields[name].kind].ofLength!(max + more)] : [];
};

/** Wrong values for the fields that a post may have, one of them too long. */
export const wrongOptional = Object.fromEntries(
  optional.map((name) => [name, [...kinds[fields[name].kind].wrong, ...ofLength(name, 1)]]),
);

/** The longest value of each field that has a bound. */
export const longest = optional.flatMap((name) =>
  ofLength(name, 0).map((value) => [name, value] as const),
);
