import type { frame as english } from '../en/frame';

export const frame: typeof english = {
  skip: '本文へ移動',
  main: 'メインナビゲーション',
  links: { home: 'ホーム', cv: '職務経歴書', contact: '連絡先', blog: 'ブログ' },
  more: 'プロフィールなど',
  profile: 'プロフィール',
  feed: 'RSS',
  external: '（外部サイト）',
  theme: 'テーマ',
  themes: { system: 'システム', light: 'ライト', dark: 'ダーク' },
  loading: 'ページを読み込んでいます…',
  notLoaded: 'このページを読み込めませんでした。接続を確認して、もう一度お試しください。',
  broken: 'このページで問題が発生しました。再読み込みしてください。',
  retry: '再試行',
  stillUnreachable: 'サイトにまだ接続できません。しばらくしてからお試しください。',
  newVersion: 'このサイトの新しいバージョンがあります。',
  reload: '再読み込み',
  reloading: '再読み込みしています…',
  checkConnection: '接続を確認して、ページを再読み込みしてください。',
};
