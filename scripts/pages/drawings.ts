import { parseSections } from '../../src/markdown/parsing/parseMarkdown';
import type { Snapshot } from '../../src/post/cache';
import type { Post, Section } from '../../src/post/post';
import { toShownTexts } from '../../src/search/writeIndex';
import type { BuildCache } from './buildCache';
import { drawTrees } from './drawTrees';
import { toMarkdown } from './postMarkdown';
import { renderPage } from './renderPage';

/** What draws the pages of a build, or takes them from an earlier one. */
export type Drawings = ReturnType<typeof openDrawings>;

/** Opens the drawings of a build. `code` stands for all that draws them; what is drawn is given nothing but its input. */
export function openDrawings(cache: BuildCache, code: string) {
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
    trees: (sections: Section[]) => draw('trees', sections, (all) => drawTrees(parseSections(all))),
    /** The same in Markdown. */
    markdown: (post: Post) => draw('markdown', post, toMarkdown),
    /** The words of a post, for the search. */
    texts: (sections: Section[]) => draw('texts', sections, toShownTexts),
  };
}
