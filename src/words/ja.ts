import type { Words } from './en.ts';

export const site: Words['site'] = {
  lang: 'ja',
  locale: 'ja-JP',
  dir: 'ltr',
  comma: '、',
  colon: '：',
};

export const frame: Words['frame'] = {
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
  noDatabase:
    'このサイトはまだデータベースに接続されていません。サイトの所有者が .env.example のとおりに .env を記入すると接続されます。',
  checkConnection: '接続を確認して、ページを再読み込みしてください。',
};

export const missing: Words['missing'] = {
  notFound: 'ページが見つかりません',
  nothingHere: 'このアドレスには何もありません。移動したか、もともと存在しない可能性があります。',
  needsScripts:
    '数分以内に公開された記事の表示には JavaScript が必要です。有効にして再読み込みしてください。',
  noConnection: '接続できません',
  unreachable:
    'サイトに接続できません。このページはこの端末に保存されていません。接続を確認してください。',
  goOn: ['ホームへ戻る', '、または', 'ブログを読む', '。'],
};

export const home: Words['home'] = {
  title: '自己紹介',
  readCv: '職務経歴書を見る',
  readBlog: 'ブログを読む',
  write: 'メールを送る',
  building: '制作中：',
  now: (job) => `現在：${job}`,
  available: (when) => `入社可能時期：${when}`,
  seeking: (what) => `希望：${what}`,
  portraitOf: (name) => `${name}の写真`,
  lately: '最近の記事',
};

export const contact: Words['contact'] = {
  heading: '連絡先',
  email: 'メール',
  phone: '電話',
  location: '所在地',
  show: (what) => `${what}を表示`,
  description: (name, ways) => `${name}への連絡方法：${ways}`,
};

export const cv: Words['cv'] = {
  print: '印刷またはPDFとして保存',
  pdf: 'PDFで開く',
  description: (owner) => `${owner}の経験・学歴・スキル`,
  projects: 'プロジェクト',
  currentProject: '進行中のプロジェクト',
  plannedProjects: '予定しているプロジェクト',
  pastProjects: '過去のプロジェクト',
  otherProjects: 'その他のプロジェクト',
  work: '職歴',
  present: '現在',
  from: (since) => `${since}から`,
  education: '学歴',
  qualifications: '資格',
  score: (score) => `成績：${score}`,
  technicalSkills: '技術スキル',
  softSkills: 'ソフトスキル',
  skills: 'スキル',
  awards: '受賞歴',
  interests: '趣味・関心',
  otherInterests: '関心',
  volunteering: 'ボランティア活動',
  publications: '著作',
  languages: '言語',
  references: '推薦',
};

export const posts: Words['posts'] = {
  untitled: '無題',
  undated: '日付なし',
  fromYear: (year) => `${year}年の記事`,
  withoutDate: '日付のない記事',
  published: '公開しました。',
  signedOut:
    'ログアウトしました。文章は下書きとしてこのブラウザに保存されています。続けるには、ログインして「記事を書く」を選んでください。',
};

export const reading: Words['reading'] = {
  post: '記事',
  read: '読む',
  readTitle: (title) => `${title}を読む`,
  copyLink: 'リンクをコピー',
  linkCopied: 'リンクをコピーしました',
  copyCode: 'コードをコピー',
  codeCopied: 'コードをコピーしました',
  notCopied: 'ブラウザに許可されませんでした',
  share: '共有…',
  debug: 'デバッグ',
  debugTitle: 'この記事をブラウザのコンソールに出力します',
  back: '戻る',
  newer: '新しい記事',
  older: '古い記事',
  morePosts: '前後の記事',
  updated: '更新',
  firstPublished: '初出',
  series: 'シリーズ',
  inSeries: (name) => `シリーズ「${name}」`,
  partOf: (number, count) => `全${count}回中の第${number}回`,
  previousPart: '前の回',
  nextPart: '次の回',
  wasUpdated: 'この記事が更新されました。',
  minutes: (count) => `${count}分で読めます`,
  contents: 'このページの内容',
  video: '動画',
  code: (language) => (language ? `コード（${language}）` : 'コード'),
  formula: '数式',
  formulaNotDrawn: '（描画できないため TeX のまま表示しています）',
  unformatted: '長すぎるか、入れ子が深すぎるため、記号のまま表示しています。',
  isCut: 'この記事は長すぎて1ページに収まらないため、終わりの部分は表示していません。',
  callouts: {
    note: 'メモ',
    tip: 'ヒント',
    important: '重要',
    warning: '警告',
    caution: '注意',
  },
  table: (header) => `表：${header}`,
  footnotes: '脚注',
  footnote: (number) => `脚注${number}`,
  backToReference: (number, which, times) =>
    `脚注${number}の参照元へ戻る${times > 1 ? `（${times}件中${which}件目）` : ''}`,
  wholePicture: '画像全体を表示',
  pictureMissing: 'この画像は見つかりません。',
  pictureNotLoaded:
    'この画像を読み込めませんでした。接続を確認して、ページを再読み込みしてください。',
  loadingText: '本文を読み込んでいます…',
  loadingPost: '記事を読み込んでいます…',
  loadingPosts: '記事を読み込んでいます…',
  postNotLoaded: '記事を読み込めませんでした。接続を確認して、もう一度お試しください。',
  postsNotLoaded: '記事を読み込めませんでした。接続を確認して、もう一度お試しください。',
  paused: '保存された内容を表示しています。リアルタイム更新は停止中です。',
  stopped: 'リアルタイム更新が止まりました。再開するにはページを再読み込みしてください。',
  resumed: 'リアルタイム更新が再開しました。',
  outdated: 'このページは古いため、作成後の変更をすべては表示できません。',
  unreachable:
    'ブログに接続できません。接続を確認してください。接続が戻ると、このページは自動で更新されます。',
  noPosts: 'まだ記事がありません。',
  newPosts: (count) => `新しい記事 ${count}件`,
  showOlder: '古い記事を表示',
  olderByYear: 'これより古い記事は下の年別一覧にあります',
  noOlder: 'これより古い記事はありません',
  years: '年別の記事一覧',
  undatedYear: '日付なし',
  withTag: 'タグの付いた記事',
  tagged: (tag) => `「${tag}」タグの記事`,
};

export const editions: Words['editions'] = {
  otherLists: 'ほかの言語の記事',
  translations: 'ほかの言語',
};

export const search: Words['search'] = {
  label: '検索',
  searching: '検索しています…',
  notLoaded: '検索を読み込めませんでした。接続を確認して、もう一度お試しください。',
  noneFound: '該当する記事はありません。',
  found: (count) => `${count}件の記事が見つかりました。`,
  best: (count, shown) => `${count}件の記事が見つかりました。上位${shown}件を表示しています。`,
};

export const account: Words['account'] = {
  signIn: 'ログイン',
  signedOut: 'ログアウトしました。',
  signInFailed: (reason) => `ログインできませんでした。${reason}`,
  reloadMenu: 'メニューを再読み込み',
  checking: 'ログイン状態を確認しています…',
  notChecked: 'ログイン状態を確認できませんでした。オフラインのようです。',
  writePost: '記事を書く',
  editPost: '記事を編集',
};

export const signInErrors: Words['signInErrors'] = {
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

export const menu: Words['menu'] = {
  of: (name) => `${name}のアカウント`,
  user: 'ユーザー',
  signOut: 'ログアウト',
  signOutFailed: (reason) => `ログアウトできませんでした。${reason}`,
};

export const writing: Words['writing'] = {
  needsScripts: '記事を書くには JavaScript が必要です。有効にして再読み込みしてください。',
  fields: {
    Name: '名前',
    Title: 'タイトル',
    Summary: '概要',
    Language: '言語',
    Tags: 'タグ',
    Series: 'シリーズ',
    FirstPublished: '初出日',
    Canonical: '元記事のアドレス',
    Cover: 'カバー画像',
    Translation: '翻訳',
    Heading: '見出し',
    Paragraph: '段落',
  },
  hints: {
    Tags: 'カンマで区切ります。',
    Series: '同じシリーズの記事は、古い順に互いにリンクされます。',
    FirstPublished: 'ほかの場所で先に公開していた場合の、その日付です。',
    Canonical:
      '別のサイトにある元記事のアドレスです。検索エンジンには、この記事ではなく元記事が表示されます。',
    Cover:
      '記事の先頭、一覧、フィード、リンクのプレビューに表示する画像です。ここにドロップまたは貼り付けできます。',
    Translation: '同じ記事の別の言語版のアドレス（例：keys-and-locks）。',
  },
  details: '詳細',
  address: 'ページのアドレス',
  addressHint: (path) => `記事のアドレスは${path}です。公開後は変更できません。`,
  addressIsFixed: '公開した記事のアドレスは変わりません。',
  addressTaken: 'ほかの記事がこのアドレスを使っているか、削除される前に使っていました。',
  useAddress: (address) => `「${address}」を使う`,
  summaryHint: '記事一覧、リンクのプレビュー、フィードに表示されます。',
  notStated: '指定なし',
  looksLike: (language) => `${language}のようです。${language}にする`,
  tooManyTags: (count, length, kept) =>
    `保存されるのは${length}文字までのタグ${count}個だけです：${kept}`,
  tooLate: 'この日付は保存されません。記事の日付より後になっています。',
  notAnAddress: '保存されません。アドレスは https:// で始めてください。',
  notAPicture:
    '保存されません。カバー画像には、このサイトの画像を ![代替テキスト](アドレス) の形で書いてください。',
  section: (section) => `セクション${section}`,
  paragraph: (paragraph) => `段落${paragraph}`,
  addSection: 'セクションを追加',
  addParagraph: '段落を追加',
  addParagraphTo: (section) => `セクション${section}に段落を追加`,
  insertSection: 'ここにセクションを挿入',
  insertSectionAfter: (section) => `セクション${section}の後にセクションを挿入`,
  remove: '削除',
  removeSection: 'セクションを削除',
  removeSectionNumber: (section) => `セクション${section}を削除`,
  removeParagraph: (paragraph, section) => `セクション${section}の段落${paragraph}を削除`,
  removed: (what) => `${what}を削除しました。「元に戻す」で復元できます。`,
  sectionTools: (section) => `セクション${section}のツール`,
  paragraphTools: (paragraph, section) => `セクション${section}の段落${paragraph}のツール`,
  moveSection: (section, way) => `セクション${section}を${way === 'up' ? '上' : '下'}へ移動`,
  moveParagraph: (paragraph, section, way) =>
    `セクション${section}の段落${paragraph}を${way === 'up' ? '上' : '下'}へ移動`,
  sectionIsNow: (section, now) => `セクション${section}はセクション${now}になりました。`,
  paragraphIsNow: (paragraph, now) => `段落${paragraph}は段落${now}になりました。`,
  paragraphIsNowLast: (paragraph, section) =>
    `段落${paragraph}はセクション${section}の最後の段落になりました。`,
  paragraphIsNowFirst: (paragraph, section) =>
    `段落${paragraph}はセクション${section}の最初の段落になりました。`,
  paragraphBegun: '新しい段落です。',
  paragraphJoined: '段落を前の段落につなげました。',
  sectionBegun: '新しいセクションです。',
  sectionJoined: 'セクションを前のセクションにつなげました。',
  undone: '最後の変更を元に戻しました。',
  redone: '変更をやり直しました。',
  submit: '公開',
  undo: '元に戻す',
  cancel: 'キャンセル',
  close: '閉じる',
  /** The line before Submit. */
  willPublish: '公開される内容',
  noTitle: 'タイトルなし',
  hasSummary: '概要あり',
  noSummary: '概要なし',
  countTags: (count) => `タグ ${count} 個`,
  noTags: 'タグなし',
  noLanguage: '言語の指定なし',
  words: (count) => `${count}語`,
  characters: (count) => `${count}文字`,
  size: '記事の大きさ',
  tooLarge: '記事が大きすぎてデータベースに入りません。短くするか、2つに分けてください。',
  plainCode: (block, post) =>
    `一部のコードは色なしで表示されます。${block}文字を超えるブロック、非常に長い行や単語を含むブロック、またはコードの合計が${post}文字を超えた後の部分です。`,
  reached: (percent) => `記事の大きさが上限の${percent}％に達しました。`,
  split: (paragraphs) => `${paragraphs}つの段落に分割`,
  isDocument: '文書全体のようです。',
  tooManyParts:
    'この文章は部分が多すぎるため、ここでは分けられません。何回かに分けて貼り付けてください。',
  makeSections: (count) => `${count}つのセクションにする`,
  fillTitle: 'タイトルに入れる',
  fillSummary: '概要に入れる',
  fillBoth: 'タイトルと概要に入れる',
  documentIsIn: '文書を記事の各欄に入れました。「元に戻す」で取り消せます。',
  fileUnreadable: 'ファイルを読み込めませんでした。ファイルを開いて、文章を貼り付けてください。',
  pastedPlain: '書式を保てなかったため、文字だけを貼り付けました。',
  fileTooLarge: 'ファイルが記事には大きすぎます。一部を貼り付けてください。',
  pleaseCheck: (found) => `ご確認ください：${found}。`,
  isLost: (words, line) => `「${words}」${line ? `（${line} 行目）` : ''}は取り込めませんでした`,
  isLeft: (words, line) => `「${words}」${line ? `（${line} 行目）` : ''}は文字として表示されます`,
  isPersonal: (address) =>
    `アドレス ${address} には個人を特定する情報やログイン情報が含まれている可能性があります`,
  picturesLost: (count) =>
    `画像 ${count} 枚は取り込めませんでした（1 枚ずつコピーするか、「画像を追加」を使ってください）`,
  preview: 'プレビュー',
  beside: '並べて表示',
  write: '編集',
  format: '書式',
  tools: {
    bold: '太字',
    italic: '斜体',
    link: 'リンク',
    code: 'コード',
    list: '箇条書き',
    numbers: '番号付きリスト',
    quote: '引用',
    callout: '注意書き',
    codeBlock: 'コードブロック',
    table: '表',
    more: 'その他',
    picture: '画像を追加',
    help: '書式とキー',
  },
  /** What Markdown and keys do. */
  guide: {
    youType: '入力',
    youGet: '表示',
    struck: '取り消し線',
    task: 'タスク',
    footnote: '脚注',
    marked: '言語、タイトル、目立たせる行を付ける',
    blocks: '空の段落でブロックを選ぶ',
    enterTwice: 'Enter を 2 回',
    nextParagraph: '次の段落',
    hashes: '## とスペース',
    newSection: 'セクション',
    backspace: '先頭で Backspace',
    joined: '段落を前の段落につなげる',
    tab: 'Tab、続けて矢印キー',
    reached: '段落のツール',
    document: '文書全体の貼り付け',
    parts: 'タイトル、セクション、段落',
  },
};

export const publishing: Words['publishing'] = {
  sending: '公開しています…',
  slow: '通常より時間がかかっています。記事が公開されるまで、このタブを開いたままにしてください。',
  waiting:
    'オフラインです。このタブを開いたままにしておくと、接続が戻ったときに記事が公開されます。',
  uploading: (count) => `画像${count}枚をアップロードしています…`,
  noDraft: 'このブラウザは下書きを保存できません。このタブを閉じると文章は失われます。',
  onlyCloud:
    'このブラウザは下書きを保存できませんが、文章はクラウドに保存され、すべての端末で使えます。',
  saved: (time) => `下書きを保存しました：${time}`,
  savedHere: (time) => `下書きをこのブラウザに保存しました（他の端末にはまだです）：${time}`,
  tooLargeToCopy: (time) =>
    `下書きを${time}にこのブラウザーに保存しました。クラウドには大きすぎるため、他のデバイスには届きません。`,
  adminsOnly: (email) =>
    `記事を公開できるのは管理者だけです。権限が必要な場合は、所有者${email && `（${email}）`}にお問い合わせください。ホームページへ移動しますか？`,
  empty: 'この記事は空です。それでも公開しますか？',
  overwrite: '公開中の版をあなたの版で置き換えますか？置き換えた版は「履歴」に残ります。',
  publishDeleted: 'この記事は削除されました。あなたの版をもう一度公開しますか？',
  failed: (reason) => `記事は公開されませんでした。${reason}文章はここに残っています。`,
  rejected:
    'データベースに拒否されました。大きすぎる可能性があります。1つの記事は約100万文字（1 MiB）までです。短くするか、2つに分けてください。',
  tooManyParts: (sections, paragraphs) =>
    `1つの記事に入れられるのは、セクション${sections}個、段落${paragraphs}個までです。いくつかをまとめるか、記事を2つに分けてください。`,
  dailyLimit: '1日の書き込み上限に達しました。明日もう一度お試しください。',
  firstTooLate: '初出日がこの記事の日付より後になっています。「詳細」で直してください。',
  signedOut: 'ログアウトしています。ログインし直してから公開してください。',
  pictureRefused:
    'データベースが画像を拒否しました。画像を追加できるのは管理者だけです。管理者の場合は、データベースのルールがサイトより古い可能性があります。サイトの所有者が npm run deploy を実行してください。',
  changedElsewhere:
    '編集を始めたあとに、公開中の記事が変更されました。相違点ごとに選んでください。',
  takenOver: (fields) =>
    `編集を始めたあとに、公開中の記事が変更されました。そちらだけの変更を文章に取り込みました：${fields}。確認してから公開してください。「元に戻す」で取り消せます。`,
  publishedMeanwhile:
    'この記事はすでに公開されています（以前の送信によるものかもしれません）。相違点ごとに選んでください。',
  deletedElsewhere:
    'この記事は別の場所で削除されました。文章はここに残っており、「公開」でもう一度公開できます。',
  notAdmin:
    'ここで書くことはできますが、公開できるのは管理者だけです。ご自分のサイトであれば、メールアドレスを指定して _npm run grant-admin_ を実行するか、_admin_ フィールドを _Firebase コンソール_ で設定してください。',
  userId: 'ユーザー ID：',
  copyUserId: 'ユーザー ID をコピー',
  userIdCopied: 'ユーザー ID をコピーしました',
};

export const drafts: Words['drafts'] = {
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

export const sharing: Words['sharing'] = {
  draft: '下書き',
  isShown: 'リンクで共有中',
  show: 'この下書きのリンクを共有',
  hint: 'リンクを知っている人は、アカウントがなくても、書いている途中の下書きを読めます。リンクは推測できません。',
  address: 'この下書きのリンク',
  until: (time) =>
    `リンクを知っている人は、${time}まで、または記事が公開されるか破棄されるまで、この下書きを読めます。`,
  behind: '最後の変更は、まだこのリンクでは読めません。接続が回復すると反映されます。',
  end: '共有をやめる',
  ended: 'このリンクはもう使えません。',
  ending: 'このブラウザがオンラインに戻ると、このリンクは使えなくなります。',
  note: 'これは下書きです。読んでいる間に変わることがあります。',
  over: 'この下書きは共有されていないか、共有が終わりました。すでに公開されたのかもしれません。',
};

export const pictures: Words['pictures'] = {
  label: '画像',
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
  notAdded: '画像を追加できませんでした。接続を確認して、ページを再読み込みしてください。',
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

export const versions: Words['versions'] = {
  title: '履歴',
  none: 'この記事に以前の版はありません。',
  inForm: 'フォームに入れました',
  isInForm: 'この版をフォームに入れました。「公開」で公開し、「元に戻す」で取り消せます。',
  thenChanged: (fields) => `次の版での変更：${fields}`,
  restoreVersion: (date) => `${date}の版を復元`,
  restore: '復元',
  restoreTitle: (title) => `「${title}」を復元`,
  restored: (title) => `「${title}」をもう一度公開しました。`,
  publishedAgain: 'もう一度公開しました。',
  noWords: '文字の変更なし',
  changed: {
    Heading: (count) => `見出し${count}件`,
    Paragraph: (count) => `段落${count}件`,
  },
  nothing: '（なし）',
  andMore: (field) => `${field}とその続き`,
  yours: 'あなたの版',
  published: '公開中の版',
  use: 'こちらを使う',
  useNumber: (side, difference) => `こちらを使う：「${side}」、相違点${difference}`,
  useAll: (side) => `すべて「${side}」を使う`,
  allListed: 'どちらの版で変更されたか分からないため、すべての相違点を表示しています。',
  loadingDifferences: '相違点を読み込んでいます…',
  differencesNotLoaded:
    '相違点を読み込めませんでした。接続を確認して、ページを再読み込みしてください。',
  deletedPosts: '削除した記事',
  noneDeleted: '削除した記事はありません。',
  eraseForGood: '完全に削除',
  eraseTitle: (title) => `「${title}」を完全に削除`,
  mayErase: (title) => `「${title}」とそのすべての版を完全に削除しますか？`,
  erased: (title) => `「${title}」を完全に削除しました。`,
  nothingChanged: (reason) => `何も変更されませんでした。${reason}`,
  tryAgain: '接続を確認して、もう一度お試しください。',
  notAllowed: 'このアカウントにはその権限がありません。',
  changedElsewhere: 'その間に別の場所で変更されました。',
  loading: '読み込んでいます…',
  listNotLoaded: '一覧を読み込めませんでした。接続を確認して、もう一度お試しください。',
};

export const tools: Words['tools'] = {
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

const words: Words = {
  ...{ site, frame, missing, home, contact, cv, posts, reading, editions, search, account },
  ...{
    signInErrors,
    menu,
    writing,
    publishing,
    drafts,
    sharing,
    pictures,
    versions,
    tools,
  },
};
export default words;
