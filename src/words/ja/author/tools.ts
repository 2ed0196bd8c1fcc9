import type { tools as english } from '../../en/author/tools';

export const tools: typeof english = {
  edit: '編集',
  backToDraft: '下書きに戻す',
  mayWithdraw: (title) => `「${title}」を非公開にして、下書きとして開きますか？`,
  withdrawing: '記事を非公開にしています…',
  withdrawn: '記事を非公開にし、下書きにしました。',
  delete: '削除',
  mayDelete: (title) => `「${title}」を削除しますか？「削除した記事」に残ります。`,
  willBeDeleted: (title, seconds) =>
    `「${title}」は${seconds}秒後に削除されます。取り消すには、このページを離れてください。`,
  deleting: '削除しています…',
  deleted: '記事を削除しました。',
  undo: '元に戻す',
  stillOnline: (reason) => `記事はまだ公開されています。${reason}`,
  readQuoted: (title) => `「${title}」を読む`,
  publishedTitle: (title) => `公開しました：${title}`,
  whenKnown: (minutes) =>
    `リンクのプレビューと検索エンジンには、次にサイトが生成されたとき、通常${minutes}分以内にこの版が反映されます。最初のプレビューを保持するアプリもあるため、リンクの共有はその後にしてください。`,
};
