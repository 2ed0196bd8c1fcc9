import type { gallery as english } from '../en/gallery';

export const gallery: typeof english = {
  label: '画像',
  numberOf: (number, count) => `画像 ${count}枚中${number}枚目`,
  previous: '前へ',
  next: '次へ',
  close: '閉じる',
};
