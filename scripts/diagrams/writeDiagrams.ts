import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import project from '../../package.json' with { type: 'json' };
import {
  type Colors,
  type Drawing,
  listThemes,
  MAX_CODE,
  type Theme,
  toConfig,
  toPicture,
} from '../../src/markdown/mermaid/drawing';
import type { Element, Node, Trees } from '../../src/post/text/tree';
import type { BuildCache } from '../pages/buildCache';
import { errorMessage } from '../programs/runMain';
import { toLine } from '../share/pictureText';
import { readTheme, toHex } from '../theme/readTheme';
import { openDiagramBrowser } from './openDiagramBrowser';

const drawInBrowser = openDiagramBrowser();

/** Reads the colours of a theme from src/theme.scss. */
function readColors(theme: Theme): Colors {
  const { colors } = readTheme();
  const read = (name: keyof Colors) =>
    toHex(colors[theme === 'dark' ? (`${name}-dark` as const) : name]);
  return { paper: read('paper'), ink: read('ink'), quiet: read('quiet'), rule: read('rule') };
}

/** Lists the blocks of Mermaid in a text. */
const findDiagrams = (nodes: Node[]): Element[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.language === 'mermaid' ? [node] : findDiagrams(node.children ?? []);
  });

/** Opens the diagrams of a build into `outDir`, which contains the folder `assets`. */
export function openDiagrams(outDir: string, cache: BuildCache, draw = drawInBrowser) {
  const version = project.dependencies['@mermaid-js/tiny'];
  const told = new Set<string>();

  function warn(what: string) {
    if (!told.has(what)) console.warn(`! A diagram is shown as its code. ${what}`);
    told.add(what);
  }

  /** Draws a diagram, or takes what an earlier build has drawn of it; nothing if it can't be drawn. */
  async function drawOnce(code: string) {
    const configs = listThemes(code).map((theme) => toConfig(readColors(theme), theme));
    try {
      const json = await cache.get('diagram', { code, configs, version }, async () =>
        JSON.stringify(code.length > MAX_CODE ? [] : await draw(code, configs)),
      );
      const drawn = (JSON.parse(json.toString()) as string[]).map(toPicture);
      const pictures = drawn.filter((picture) => picture !== undefined);
      if (pictures.length === configs.length) return pictures;
      warn(`Mermaid can’t draw what begins with: ${toLine(code.slice(0, 60))}`);
    } catch (error) {
      warn(errorMessage(error).split('\n')[0]!);
    }
    return [];
  }

  /** Writes a diagram. Returns where it is; null if it can't be drawn. */
  async function write(code: string): Promise<Drawing | null> {
    const pictures = await drawOnce(code);
    const paths = pictures.map(({ content }) => {
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
      return `/assets/diagram-${hash}.svg`;
    });
    for (const [i, path] of paths.entries())
      await writeFile(join(outDir, path), pictures[i]!.content);
    const [light, dark] = paths;
    const { width, height } = pictures[0] ?? {};
    return light && width && height ? { width, height, light, dark } : null;
  }

  return {
    /** Adds their drawings to the diagrams of a text. */
    async addDrawings(trees: Trees): Promise<Trees> {
      for (const diagram of trees.flat().flatMap((tree) => findDiagrams(tree ?? [])))
        diagram.drawn = await write(diagram.code ?? '');
      return trees;
    },
  };
}
