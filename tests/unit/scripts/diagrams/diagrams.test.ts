import { mkdir, readFile } from 'node:fs/promises';
import { XMLValidator } from 'fast-xml-parser';
import { join } from 'pathe';
import { expect, test, vi } from 'vitest';
import {
  type DrawDiagram,
  openDiagramBrowser,
} from '../../../../scripts/diagrams/openDiagramBrowser';
import { openDiagrams } from '../../../../scripts/diagrams/writeDiagrams';
import { openBuildCache } from '../../../../scripts/pages/buildCache';
import type { Drawing } from '../../../../src/markdown/mermaid/drawing';
import { parseSections } from '../../../../src/markdown/parsing/parseMarkdown';
import { createFolder } from '../../../fixtures/createFolder';
import { section } from '../../../fixtures/posts';

/** Draws what refuses to draw anew. */
const nothingNew: DrawDiagram = () => Promise.reject(new Error('It is not in the cache.'));

/** Builds a text with a diagram. Returns where it is, what its pictures hold, and what was said. */
async function build(code: string, draw?: DrawDiagram, cache?: string) {
  const outDir = await createFolder();
  await mkdir(join(outDir, 'assets'));
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  said.mockClear();
  const diagrams = openDiagrams(outDir, openBuildCache(cache ?? (await createFolder())), draw);
  const text = [
    section('', `- Words.\n\n  \`\`\`mermaid\n${code.replaceAll(/^/gm, '  ')}\n  \`\`\``),
  ];
  const [[tree] = []] = await diagrams.addDrawings(parseSections(text));
  const json = JSON.stringify(tree);
  const [, drawn = ''] = /"drawn":(null|\{[^}]*\})/.exec(json) ?? [];
  const drawing = JSON.parse(drawn) as Drawing | null;
  const files = drawing ? [drawing.light, drawing.dark].filter((path) => path !== undefined) : [];
  const pictures = await Promise.all(files.map((path) => readFile(join(outDir, path), 'utf8')));
  for (const picture of pictures) expect(XMLValidator.validate(picture)).toBe(true);
  return { drawing, pictures, said: said.mock.calls.flat().map(String) };
}

test('a diagram is drawn once for each theme, with its words, as a picture that stands alone', async () => {
  const { drawing, pictures, said } = await build('flowchart LR\nA[Größe]-->|"a & b"|B');
  expect(said).toEqual([]);
  const [light, dark] = pictures;
  expect(light).not.toBe(dark);
  expect(dark).toContain('#0f1528');
  for (const picture of pictures) {
    expect(picture).toMatch(/^<svg [^>]* width="\d+" height="\d+"><style>/);
    expect(picture).toContain('Größe');
    expect(picture).toContain('&amp;');
  }
  expect(drawing!.width).toBeGreaterThan(drawing!.height);
});

test('a diagram with colours of its own is the same in both themes', async () => {
  const { drawing, pictures } = await build('flowchart LR\nA-->B\nstyle A fill:#f9f');
  expect(drawing!.dark).toBeUndefined();
  expect(pictures[0]).toContain('fill:#f9f');
});

test.each([
  ['faulty', 'flowchart LR\nA[Start --> {{'],
  ['of a kind that is not drawn', 'mindmap\n  root\n    a'],
  ['no diagram', 'Words.'],
  ['empty', ''],
  ['too long', `flowchart LR\n${'Something-->SomethingElse\n'.repeat(500)}`],
  ['too long for its lines', `flowchart LR\n${'A-->B\n'.repeat(201)}`],
  ['too large', 'packet-beta\n0-1000000: "x"'],
])('code that is %s is not drawn, and the build says so', async (_, code) => {
  const { drawing, said } = await build(code);
  expect(drawing).toBeNull();
  expect(said).toEqual([
    expect.stringMatching(/^! A diagram is shown as its code\. Mermaid can’t/),
  ]);
});

test.each([
  [
    'a script as a name',
    'flowchart LR\nA["<script>alert(1)</script>"]-->B["<img src=x onerror=alert(1)>"]',
  ],
  [
    'a link',
    'flowchart LR\nA["a&nbsp;b<br>c"]-->B\nclick A href "https://example.com/?a=1&b=2" _blank',
  ],
  ['a link that is a script', 'flowchart LR\nA-->B\nclick A href "javascript:alert(1)"'],
  [
    'settings of its own',
    '%%{init: {"securityLevel": "loose", "htmlLabels": true, "themeCSS": "* { background: url(https://evil.example/a) }", "flowchart": {"htmlLabels": true}}}%%\nflowchart LR\nA["<b onclick=alert(1)>x</b>"]-->B',
  ],
  [
    'an address in its settings',
    '---\nconfig:\n  fontFamily: "x; } @import url(https://evil.example/b); a {"\n  themeVariables:\n    lineColor: "url(https://evil.example/c)"\n---\nflowchart LR\nA-->B',
  ],
])('a picture of %s runs nothing and asks for nothing', async (_, code) => {
  const { pictures } = await build(code);
  for (const picture of pictures) {
    expect(picture).not.toMatch(
      /<(script|img|foreignObject|b)\b|\son\w+=|javascript:|evil\.example/i,
    );
  }
});

test('the next build takes a diagram from the last one, and draws one whose code has changed', async () => {
  const cache = await createFolder();
  const code = 'flowchart LR\nA-->B';
  const first = await build(code, undefined, cache);
  const again = await build(code, nothingNew, cache);
  expect(again.drawing).toEqual(first.drawing);
  expect(again.pictures).toEqual(first.pictures);
  expect((await build(`${code}-->C`, nothingNew, cache)).drawing).toBeNull();
  const changed = await build(`${code}-->C`, undefined, cache);
  expect(changed.drawing!.light).not.toBe(first.drawing!.light);
});

test.each(['gitGraph\ncommit\nbranch a\ncommit', 'gantt\nsection A\nB :a1, 2020-01-01, 9999d'])(
  'two browsers draw the same, on any day: %j',
  async (code) => {
    const other = openDiagramBrowser();
    expect((await build(code, other)).pictures).toEqual((await build(code)).pictures);
  },
);

test('without a browser, or after too long, a diagram is its code; a later build draws it', async () => {
  const cache = await createFolder();
  const code = 'flowchart LR\nA-->B';
  vi.stubEnv('CHROME_PATH', '/no/browser');
  const without = await build(code, openDiagramBrowser(), cache);
  expect(without).toMatchObject({ drawing: null, said: [expect.stringContaining('CHROME_PATH')] });
  vi.unstubAllEnvs();
  const slow = openDiagramBrowser(1);
  const late = await build(code, slow, cache);
  expect(late).toMatchObject({ drawing: null, said: [expect.stringContaining('more than')] });
  expect((await build(code, undefined, cache)).drawing).not.toBeNull();
});
