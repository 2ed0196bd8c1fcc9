import type { home as english } from '../en/home';

export const home: typeof english = {
  title: '自己紹介',
  readCv: '職務経歴書を見る',
  readBlog: 'ブログを読む',
  write: 'メールを送る',
  building: '制作中：',
  now: (job) => `現在：${job}`,
  available: (when) => `入社可能時期：${when}`,
  seeking: (what) => `希望：${what}`,
  portraitOf: (name) => `${name}の写真`,
  lately: '最近の記事',
};
