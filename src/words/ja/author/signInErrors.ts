import type { signInErrors as english } from '../../en/author/signInErrors';

export const signInErrors: typeof english = {
  popupBlocked:
    'ログイン用のウィンドウがブロックされました。このサイトのポップアップを許可して、もう一度お試しください。',
  popupClosed: 'ログインが完了する前にウィンドウが閉じられました。',
  noStorage:
    'ログインに必要な Cookie またはストレージがブロックされています。このサイトで許可してください。',
  noNetwork: 'ネットワークに接続できません。もう一度お試しください。',
  noGoogle:
    'Google に接続できないか、このサイト用のブラウザの保存領域がいっぱいです。両方を確認して、もう一度お試しください。',
  unexpected: (reason) => `予期しないエラーです（${reason}）。`,
};
