import type { drafts as english } from '../../en/author/drafts';

export const drafts: typeof english = {
  title: '下書き',
  loading: '他の端末の下書きを読み込んでいます…',
  offline: '他の端末の下書きを今は読み込めません。接続が戻ると、ここに表示されます。',
  more: (count) =>
    `クラウドにある下書きのうち、最後に保存した${count}件だけを表示しています。古い下書きは、これらのいくつかを公開するか、破棄して1日たつと、ここに表示されます。`,
  clashedWith: (device) =>
    `別の端末（${device}）でも変更されました。その版は別の下書きになっています。`,
  undecided: (device) =>
    `別の端末（${device}）でも変更されました。続けて、相違点ごとに選んでください。`,
  clashed: (device) =>
    `この下書きは別の端末（${device}）でも変更されました。その版は別の下書きとして「記事を書く」にあります。`,
  changedOn: (device) => `下書きが別の端末（${device}）で変更され、ここにも反映されました。`,
  changedToo: (device) =>
    `この下書きは別の端末（${device}）でも変更されました。相違点ごとに選んでください。`,
  takenOver: (device, fields) =>
    `この下書きは別の端末（${device}）でも変更されました。そちらだけの変更を文章に取り込みました：${fields}。「元に戻す」で取り消せます。`,
  decideFirst:
    'この下書きは別の端末でも変更されました。先に、ページの上にある相違点ごとに選んでください。',
  endedElsewhere:
    'この下書きは別の端末で公開または破棄されたか、以前の送信で公開されています。文章はここに残っており、「公開」を押すと別の記事として公開されます。',
  continue: '続ける',
  continueTitle: (title) => `「${title}」を続ける`,
  discard: '破棄',
  discardTitle: (title) => `「${title}」を破棄`,
  discardedOn: (day) => `${day}に破棄しました：`,
  unpublished: (day) => `${day}の未公開の変更`,
  compare: '比較',
  comparing: '現在公開されている内容とあなたの文章の比較：',
  discarded: (title) => `「${title}」を破棄しました。1日以内なら元に戻せます。`,
  putBack: '元に戻す',
  putBackTitle: (title) => `破棄した「${title}」を元に戻す`,
  wasPutBack: (title) => `「${title}」を元に戻しました。`,
  newPost: '新しい記事を書く',
  openElsewhere:
    'この下書きは別のタブまたはウィンドウで開かれています。そちらで続けるか、最後に保存した版をここで引き継いでください。',
  unsavedElsewhere:
    '別のタブまたはウィンドウに、ブラウザが保存できなかったこの下書きの変更があります。そちらで続けてください。',
  continueHere: 'ここで続ける',
  browser: 'ブラウザ',
  onSystem: (browser, system) => `${system}の${browser}`,
  kept: '文章はこのブラウザに保存されています。',
  notFound: 'この記事は削除されたか、存在しません。',
  goOn: '_削除した記事_は復元できます。_ブログを読む_',
};
