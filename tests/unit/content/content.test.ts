// @vitest-environment node
import { existsSync } from 'node:fs';
import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import posts from '../../../scripts/emulators/samplePosts.json';
import { resume } from '../../../src/content/resume';
import json from '../../../src/content/resume.json';
import { about, photo } from '../../../src/content/site';

const ajv = new Ajv({ strict: true, allErrors: true });
addFormats(ajv);
const validate = ajv.compile(schema);

test('resume.json is a valid JSON Resume', () => {
  validate(json);
  const errors = validate.errors ?? [];
  // The path of the field, for the owner who made the mistake.
  expect(errors.map((error) => `${error.instancePath} ${error.message}`)).toEqual([]);
});

test('every skill is technical or soft, and there are some of each', () => {
  const kinds = ['technical', 'soft'];
  const strangers = resume.skills.flatMap(({ kind }, i) =>
    kinds.includes(kind) ? [] : [`/skills/${i}/kind is "${kind}"`],
  );
  expect(strangers).toEqual([]);
  expect(resume.skills.map((skill) => skill.kind)).toEqual(expect.arrayContaining(kinds));
});

test('the footer has two profiles, each with a link', () => {
  const { profiles } = resume.basics;
  expect(new Set(profiles.map((profile) => profile.url)).size).toBe(2);
  expect(profiles.map((profile) => profile.network)).not.toContain('');
});

test('relevant experience has a current project and past projects', () => {
  const [current, past] = [true, false].map((wanted) =>
    resume.projects.filter((project) => (project.endDate === undefined) === wanted),
  );
  expect(current).not.toEqual([]);
  expect(past).not.toEqual([]);
});

test('the photo exists and is described, beside biographical paragraphs', () => {
  expect(existsSync(`public${resume.basics.image}`)).toBe(true);
  expect(photo.alt).not.toBe('');
  expect(about.length).toBeGreaterThan(1);
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
