import type { projects as english } from '../en/projects';

export const projects: typeof english = {
  open: 'Abrir el proyecto',
  code: 'Código fuente',
  more: 'Más proyectos',
  byTechnology: 'Proyectos por tecnología',
  all: 'Todos',
  posts: 'Entradas destacadas',
};
