import type { Snapshot } from '../../src/blog/cache';
import { renderPage } from './renderPage';
import { fillTemplate, type Template } from './template';

/** Makes the HTML of pages from the template and what every page carries. A page may be rendered at another `url`. */
export const openPages =
  (template: Template, common: Snapshot) =>
  async (path: string, more: Snapshot = {}, url = path): Promise<string> => {
    const snapshot = { ...common, ...more };
    return fillTemplate(template, await renderPage(url, snapshot), { path, snapshot });
  };
