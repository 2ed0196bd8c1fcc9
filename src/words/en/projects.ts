export const projects = {
  open: 'Open the project',
  code: 'Source code',
  more: 'More projects',
  byTechnology: 'Projects by technology',
  all: 'All',
  posts: 'Selected posts',
};
