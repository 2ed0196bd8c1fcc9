// @vitest-environment node
import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import posts from '../../../scripts/emulators/samplePosts.json';
import { readResume } from '../../../src/content/readResume';
import everyField from '../../fixtures/everyField.resume.json' with { type: 'json' };

const ajv = new Ajv({ strict: true, allErrors: true });
addFormats(ajv);
const validate = ajv.compile(schema);

test('resume.json can be shown', () => {
  expect(() => readResume()).not.toThrow();
});

test('the fixture with every field has every field of the schema, and is valid', () => {
  validate(everyField);
  expect(validate.errors).toBeNull();
  const pathsOf = (part: object, path: string[] = []): string[][] => {
    const { properties, items = {} } = part as { properties?: object; items?: object };
    if ('properties' in items) return pathsOf(items, path);
    return properties
      ? Object.entries(properties).flatMap(([name, one]) => pathsOf(one as object, [...path, name]))
      : [path];
  };
  const valuesAt = (path: string[]) =>
    path.reduce<unknown[]>(
      (values, name) => values.flatMap((value) => (value as Record<string, unknown>)[name] ?? []),
      [everyField],
    );
  expect(pathsOf(schema).filter((path) => valuesAt(path).length === 0)).toEqual([]);
});

test('the sample posts have one to four sections each, no empty text, and dates months apart', () => {
  const day = 24 * 60 * 60 * 1000;
  const dates = posts.map((post) => Date.parse(post.DatePosted)).sort((a, b) => b - a);

  expect(posts).toHaveLength(6);
  expect(new Set(posts.map((post) => post.id)).size).toBe(6);
  dates.slice(1).forEach((date, i) => expect(dates[i]! - date).toBeGreaterThan(28 * day));
  for (const { sections, ...post } of posts) {
    expect(sections.length).toBeGreaterThanOrEqual(1);
    expect(sections.length).toBeLessThanOrEqual(4);
    const paragraphs = sections.flatMap((section) => section.paragraphs);
    const texts = [
      ...Object.values(post).map(String),
      ...sections.map((section) => section.Heading),
      ...paragraphs.map((paragraph) => paragraph.Paragraph),
    ];
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  }
});
