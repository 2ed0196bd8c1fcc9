import type { pictures as english } from '../../en/author/pictures';

export const pictures: typeof english = {
  label: '画像',
  fromDevice: 'この端末から選ぶ…',
  again: '以前に使った画像',
  numberOf: (number, count) => `画像 ${count}枚中${number}枚目`,
  several: (count) => `画像を${count}枚追加`,
  preparing: (number, count) =>
    count > 1 ? `${count}枚中${number}枚目の画像を準備しています…` : '画像を準備しています…',
  moves: 'アニメーション画像です。最初のコマだけが追加されます。',
  altText: '代替テキスト',
  altHint: '画像を見られない読者のために、何が写っているかを書いてください。',
  caption: 'キャプション（任意）',
  ok: 'OK',
  insert: '挿入',
  insertWithoutAlt: '代替テキストなしで挿入',
  mayDiscard: (count) =>
    count === 1
      ? '画像と、画像について書いた内容を破棄しますか？'
      : `${count}枚の画像すべてと、画像について書いた内容を破棄しますか？`,
  atRisk:
    'このブラウザは画像を保存できません。記事を公開する前にこのタブを閉じると、画像は失われます。',
  notAdded: '画像を追加できませんでした。接続を確認して、もう一度お試しください。',
  isSvg: (name) =>
    `「${name}」は SVG です。スクリプトを含むことがあるため、追加できません。PNG として保存し、そのファイルを追加してください。`,
  noPicture: (name) => `「${name}」は画像ではありません。`,
  isEmpty: (name) =>
    `「${name}」は空です。クラウドにあるファイルは、先にダウンロードしてから、もう一度追加してください。`,
  gone: (name) =>
    `「${name}」を開けません。選んだ後に移動または変更された可能性があります。もう一度選んでください。`,
  tooManyBytes: (name, size, most) =>
    `「${name}」は大きすぎます（${size} MB）。${most} MB未満にして、もう一度追加してください。`,
  tooManyPixels: (name, width, height) =>
    `「${name}」は大きすぎます（${width} × ${height} ピクセル）。小さくして、もう一度追加してください。`,
  tooLargeHere: (name, width, height) =>
    `「${name}」はこのブラウザには大きすぎます（${width} × ${height} ピクセル）。小さくして、もう一度追加してください。`,
  heic: (name) =>
    `「${name}」は HEIC の画像で、このブラウザでは読み込めません。JPEG として保存し、そのファイルを追加してください。iPhone では、設定 › カメラ › フォーマット › 互換性優先にすると JPEG で撮影されます。`,
  otherKind: (name, kind) =>
    `「${name}」は ${kind} の画像で、このブラウザでは読み込めません。PNG または JPEG として保存し、そのファイルを追加してください。`,
  damaged: (name) =>
    `「${name}」は壊れているため、このブラウザでは読み込めません。別のコピーを追加するか、PNG または JPEG として保存し直してください。`,
  badAddress: (name) =>
    `${name} は文字として表示されます。アドレスの末尾は次の形にしてください：.webp#1600x900`,
  notStored: (alt) =>
    `画像${alt && `「${alt}」`}はもう保存されていません。もう一度追加してください。`,
  foreign: (name) =>
    `${name} は文字として表示されます。表示できるのはこのサイトの画像だけです。「画像を追加」を使ってください。`,
  noFile: (name) => `ファイル ${name} がありません。名前を直すか、「画像を追加」を使ってください。`,
  addAlt: (name) => `この画像に代替テキストを付けてください：![代替テキスト](${name})`,
};
