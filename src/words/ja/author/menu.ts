import type { menu as english } from '../../en/author/menu';

export const menu: typeof english = {
  of: (name) => `${name}のアカウント`,
  user: 'ユーザー',
  signOut: 'ログアウト',
  signOutFailed: (reason) => `ログアウトできませんでした。${reason}`,
};
