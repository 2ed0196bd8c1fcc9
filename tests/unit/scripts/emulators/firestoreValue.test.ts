// @vitest-environment node
import { expect, test } from 'vitest';
import {
  fromFields,
  fromValue,
  toFields,
  toValue,
} from '../../../../scripts/emulators/firestoreValue';

type Fields = Parameters<typeof fromFields>[0];

test('sections become arrays of maps, and a date a timestamp', () => {
  expect(toValue([{ Heading: 'One', paragraphs: [] }])).toEqual({
    arrayValue: {
      values: [
        {
          mapValue: {
            fields: { Heading: { stringValue: 'One' }, paragraphs: { arrayValue: { values: [] } } },
          },
        },
      ],
    },
  });
  const noon = new Date('2026-01-02T12:00:00Z');
  expect(toValue(noon)).toEqual({ timestampValue: '2026-01-02T12:00:00.000Z' });
});

test('a value that sample data does not hold is refused', () => {
  expect(() => toValue(undefined)).toThrow('cannot hold a value of type undefined');
});

test('a post comes back from the REST interface as it was sent, its date as an ISO string', () => {
  const post = {
    Title: 'A title & <more> 👩‍💻',
    Summary: '',
    draft: false,
    nothing: null,
    sections: [
      { Heading: 'One', paragraphs: [{ Paragraph: 'First.' }, { Paragraph: 'Second.' }] },
      { Heading: '', paragraphs: [] },
    ],
    empty: {},
  };
  const sent = toFields({ ...post, DatePosted: new Date('2026-01-02T12:00:00Z') });
  expect(fromFields(JSON.parse(JSON.stringify(sent)) as Fields)).toEqual({
    ...post,
    DatePosted: '2026-01-02T12:00:00.000Z',
  });
});

test('an empty list, an empty map and a document without fields may come without their contents', () => {
  expect(fromValue({ arrayValue: {} })).toEqual([]);
  expect(fromValue({ mapValue: {} })).toEqual({});
  expect(fromFields(undefined)).toEqual({});
});

test('an integer, which is sent as a string, becomes a number', () => {
  expect(fromValue({ integerValue: '1767355200000' })).toBe(1_767_355_200_000);
  expect(fromValue({ doubleValue: 1.5 })).toBe(1.5);
});
