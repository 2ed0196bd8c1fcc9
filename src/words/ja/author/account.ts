import type { account as english } from '../../en/author/account';

export const account: typeof english = {
  signIn: 'ログイン',
  signedOut: 'ログアウトしました。',
  signInFailed: (reason) => `ログインできませんでした。${reason}`,
  reloadMenu: 'メニューを再読み込み',
  checking: 'ログイン状態を確認しています…',
  notChecked: 'ログイン状態を確認できませんでした。オフラインのようです。',
  writePost: '記事を書く',
  editPost: '記事を編集',
};
