import type { scheduling as english } from '../../en/author/scheduling';

export const scheduling: typeof english = {
  title: '公開予約',
  publishLater: '公開日時の予約',
  hint: (zone) => `空欄のままなら、「公開」ですぐに公開されます。タイムゾーン：${zone}`,
  willBe: (time) => `公開予定：${time}`,
  passed:
    '選んだ日時は過ぎています。この端末の時計を確認し、これから先の日時を選んでください。すぐに公開する場合は「公開日時の予約」を空欄にしてください。',
  isPublished:
    'この記事はすでに公開されています。あなたの版を今すぐ公開するには、「公開日時の予約」を空欄にしてください。',
  later: (time) => `予約公開：${time}`,
  atOnce: 'すぐに公開',
  overwrite: '予約中の版をあなたの版で置き換えますか？',
};
