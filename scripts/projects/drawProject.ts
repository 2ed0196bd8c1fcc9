// Loaded by projectsPlugin.ts where a project has a page, as it brings the parser.
import type { Node } from '../../src/post/text/tree';
import { parseSections } from '../../src/markdown/parsing/parseMarkdown';
import { toSections } from '../../src/markdown/parsing/toSections';
import type { ProjectText } from '../../src/projects/projectPages';
import { drawTrees } from '../pages/drawTrees';
import type { PlacedPicture } from './placePictures';

/** Draws the text of a project as its page shows it, with its pictures. */
export function drawProject(
  markdown: string,
  pictures: Record<string, PlacedPicture>,
): Pick<ProjectText, 'sections' | 'trees'> {
  const { sections } = toSections(markdown);
  const byFile = new Map(
    Object.entries(pictures).map(([address, picture]) => [address.split('#')[0]!, picture]),
  );
  const place = (node: Node): Node => {
    if (typeof node === 'string') return node;
    const { src = '', children } = node;
    return { ...node, ...byFile.get(src), ...(children && { children: children.map(place) }) };
  };
  const trees = drawTrees(parseSections(sections));
  return {
    sections,
    trees: trees.map((section) => section.map((paragraph) => paragraph?.map(place))),
  };
}
