import type { demo as english } from '../en/demo';

export const demo: typeof english = {
  note: 'これはデモです。書いた内容はこのブラウザの中だけに保存されます。',
  again: '最初からやり直す',
};
