import type { site as english } from '../en/site';

export const site: typeof english = {
  lang: 'ja',
  locale: 'ja-JP',
  dir: 'ltr',
  comma: '、',
  colon: '：',
};
