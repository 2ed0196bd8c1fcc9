import type { missing as english } from '../en/missing';

export const missing: typeof english = {
  notFound: 'ページが見つかりません',
  nothingHere: 'このアドレスには何もありません。移動したか、もともと存在しない可能性があります。',
  needsScripts:
    '数分以内に公開された記事の表示には JavaScript が必要です。有効にして再読み込みしてください。',
  noConnection: '接続できません',
  unreachable:
    'サイトに接続できません。このページはこの端末に保存されていません。接続を確認してください。',
  goOn: ['ホームへ戻る', '、または', 'ブログを読む', '。'],
};
