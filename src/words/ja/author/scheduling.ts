import type { scheduling as english } from '../../en/author/scheduling';

export const scheduling: typeof english = {
  title: '公開予約',
  publishLater: '公開日時の予約',
  hint: (zone) => `空欄のままなら、「公開」ですぐに公開されます。タイムゾーン：${zone}`,
  willBe: (time) => `公開予定：${time}`,
  isCleared: '「公開」を押すと、記事はすぐに公開されます。',
  passed:
    '選んだ日時は過ぎています。これから先の日時を選ぶか、すぐに公開する場合は「公開日時の予約」を空欄にしてください。',
  refused:
    'データベースの時計では、選んだ日時を過ぎています。この端末の時計を確認するか、もっと先の日時を選んでください。',
  isPublished:
    'この記事はすでに公開されています。あなたの版を今すぐ公開するには、「公開日時の予約」を空欄にしてください。',
  isScheduled: (time) => `公開予約：${time}`,
  later: (time) => `予約公開：${time}`,
  atOnce: 'すぐに公開',
  keepsAddress: '公開予約した記事のアドレスは変わりません。「下書きに戻す」と変更できます。',
  sending: '公開を予約しています…',
  slow: '通常より時間がかかっています。公開の予約が済むまで、このタブを開いたままにしてください。',
  waiting:
    'オフラインです。このタブを開いたままにしておくと、接続が戻ったときに公開が予約されます。',
  done: (title, time) => `「${title}」の公開を予約しました：${time}`,
  editTitle: (title) => `「${title}」を編集`,
  stays: (reason) => `記事を下書きに戻せませんでした。${reason}`,
  isOther:
    '別の端末で変更されたか、すでに公開されています。ページを再読み込みして確認してください。',
  overwrite: '予約中の版をあなたの版で置き換えますか？',
  comparing: '現在予約されている内容とあなたの文章の比較：',
};
