import type { search as english } from '../en/search';

export const search: typeof english = {
  label: '検索',
  searching: '検索しています…',
  notLoaded: '検索を読み込めませんでした。接続を確認して、もう一度お試しください。',
  noneFound: '該当する記事はありません。',
  found: (count) => `${count}件の記事が見つかりました。`,
  best: (count, shown) => `${count}件の記事が見つかりました。上位${shown}件を表示しています。`,
};
