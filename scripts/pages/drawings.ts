import { parseSections } from '../../src/markdown/parsing/parseMarkdown';
import type { Snapshot } from '../../src/post/cache';
import type { Post, Section } from '../../src/post/post';
import type { Trees } from '../../src/post/text/tree';
import { toShownTexts } from '../../src/search/writeIndex';
import { openDiagrams } from '../diagrams/writeDiagrams';
import type { BuildCache } from './buildCache';
import { drawTrees } from './drawTrees';
import { loadFirst } from './loadFirst';
import { toMarkdown } from './postMarkdown';
import { renderPage } from './renderPage';

/** What draws the pages of a build, or takes them from an earlier one. */
export type Drawings = ReturnType<typeof openDrawings>;

/** Opens the drawings of a build. `code` stands for all that draws them; what is drawn is given nothing but its input. Pictures are written into `outDir`. */
export function openDrawings(cache: BuildCache, code: string, outDir: string) {
  const diagrams = openDiagrams(outDir, cache);

  async function draw<Input, Drawn>(
    kind: string,
    input: Input,
    make: (input: Input) => Drawn | Promise<Drawn>,
  ): Promise<Drawn> {
    const json = await cache.get(kind, { code, input }, async () =>
      JSON.stringify(await make(input)),
    );
    return JSON.parse(json.toString()) as Drawn;
  }

  return {
    /** The HTML of the page at a path. */
    page: (path: string, snapshot: Snapshot) =>
      draw('page', { path, snapshot }, (page) => renderPage(page.path, page.snapshot)),
    /** The Markdown of a post, with what browsers would load more for. */
    trees: async (sections: Section[]): Promise<Trees> =>
      diagrams.addDrawings(
        loadFirst(await draw('trees', sections, (all) => drawTrees(parseSections(all))), sections),
      ),
    /** The same in Markdown. */
    markdown: (post: Post) => draw('markdown', post, toMarkdown),
    /** The words of a post, for the search. */
    texts: (sections: Section[]) => draw('texts', sections, toShownTexts),
  };
}
