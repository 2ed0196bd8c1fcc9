import type { diagrams as english } from '../en/diagrams';

export const diagrams: typeof english = {
  diagram: '図',
  described: '図（内容は下のコードのとおり）',
  code: '図のコード',
  notDrawn: 'この図は描画できないため、コードを表示しています。',
};
