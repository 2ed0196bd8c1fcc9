import type { projects as english } from '../en/projects';

export const projects: typeof english = {
  open: 'プロジェクトを開く',
  code: 'ソースコード',
  more: 'その他のプロジェクト',
  byTechnology: '技術別のプロジェクト',
  all: 'すべて',
  posts: 'おすすめの記事',
};
