import type { projects as english } from '../en/projects';

export const projects: typeof english = {
  open: 'Projekt öffnen',
  code: 'Quelltext',
  more: 'Weitere Projekte',
  byTechnology: 'Projekte nach Technologie',
  all: 'Alle',
  posts: 'Ausgewählte Beiträge',
};
