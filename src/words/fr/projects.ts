import type { projects as english } from '../en/projects';

export const projects: typeof english = {
  open: 'Ouvrir le projet',
  code: 'Code source',
  more: 'Autres projets',
  byTechnology: 'Projets par technologie',
  all: 'Tous',
  posts: 'Articles choisis',
};
