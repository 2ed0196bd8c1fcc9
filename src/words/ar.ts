import { pluralIn } from '../plural.ts';
import type { Words } from './en.ts';

const plural = /* @__PURE__ */ pluralIn('ar');

// The digits are those of the sentences.
export const site: Words['site'] = {
  lang: 'ar',
  locale: 'ar-u-nu-latn',
  dir: 'rtl',
  comma: '، ',
  colon: ': ',
};

export const frame: Words['frame'] = {
  skip: 'انتقل إلى المحتوى',
  main: 'التنقل الرئيسي',
  links: { home: 'الرئيسية', cv: 'السيرة الذاتية', contact: 'اتصل بي', blog: 'المدونة' },
  more: 'الحسابات وروابط أخرى',
  profile: 'حساب',
  feed: 'RSS',
  external: '(رابط خارجي)',
  theme: 'المظهر',
  themes: { system: 'النظام', light: 'فاتح', dark: 'داكن' },
  loading: 'جارٍ تحميل الصفحة…',
  notLoaded: 'تعذّر تحميل هذه الصفحة. تحقق من اتصالك وحاول مرة أخرى.',
  broken: 'حدث خطأ في هذه الصفحة. أعد تحميلها من فضلك.',
  retry: 'أعد المحاولة',
  stillUnreachable: 'ما زال الوصول إلى الموقع متعذرًا. حاول لاحقًا.',
  newVersion: 'يتوفر إصدار جديد من هذا الموقع.',
  reload: 'أعد التحميل',
  reloading: 'جارٍ إعادة التحميل…',
  noDatabase:
    'لم يُربط هذا الموقع بقاعدة بياناته بعد. يربطه صاحبه بملء الملف ‎.env‎ كما يبيّن ‎.env.example‎.',
  checkConnection: 'تحقق من اتصالك وأعد تحميل الصفحة.',
};

export const missing: Words['missing'] = {
  notFound: 'الصفحة غير موجودة',
  nothingHere: 'لا يوجد شيء في هذا العنوان. ربما نُقلت الصفحة، أو لم توجد قط.',
  needsScripts:
    'التدوينة المنشورة في الدقائق الأخيرة تحتاج إلى JavaScript. فعّله وأعد تحميل الصفحة.',
  noConnection: 'لا يوجد اتصال',
  unreachable: 'تعذّر الوصول إلى الموقع، وهذه الصفحة غير محفوظة على هذا الجهاز. تحقق من اتصالك.',
  goOn: ['اذهب إلى الصفحة الرئيسية', ' أو ', 'اقرأ المدونة', '.'],
};

export const home: Words['home'] = {
  title: 'نبذة عني',
  readCv: 'اقرأ سيرتي الذاتية',
  readBlog: 'اقرأ المدونة',
  write: 'راسلني',
  building: 'قيد العمل: ',
  now: (job) => `حاليًا: ${job}`,
  available: (when) => `التوفّر من: ${when}`,
  seeking: (what) => `المطلوب: ${what}`,
  portraitOf: (name) => `صورة ${name}`,
  lately: 'أحدث التدوينات',
};

export const contact: Words['contact'] = {
  heading: 'بيانات الاتصال',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  location: 'المكان',
  show: (what) => `إظهار ${what}`,
  description: (name, ways) => `طرق التواصل مع ${name}: ${ways}`,
};

export const cv: Words['cv'] = {
  print: 'اطبع أو احفظ بصيغة PDF',
  pdf: 'فتح بصيغة PDF',
  description: (owner) => `الخبرة والتعليم والمهارات – ${owner}`,
  projects: 'المشاريع',
  currentProject: 'المشروع الحالي',
  plannedProjects: 'مشاريع قادمة',
  pastProjects: 'مشاريع سابقة',
  otherProjects: 'مشاريع أخرى',
  work: 'الخبرة المهنية',
  present: 'حتى الآن',
  from: (since) => `ابتداءً من ${since}`,
  education: 'التعليم',
  qualifications: 'الشهادات',
  score: (score) => `التقدير: ${score}`,
  technicalSkills: 'المهارات التقنية',
  softSkills: 'المهارات الشخصية',
  skills: 'المهارات',
  awards: 'الجوائز',
  interests: 'الهوايات والاهتمامات',
  otherInterests: 'الاهتمامات',
  volunteering: 'العمل التطوعي',
  publications: 'المنشورات',
  languages: 'اللغات',
  references: 'المراجع',
};

export const posts: Words['posts'] = {
  untitled: 'بلا عنوان',
  undated: 'بلا تاريخ',
  fromYear: (year) => `تدوينات عام ${year}`,
  withoutDate: 'تدوينات بلا تاريخ',
  published: 'نُشرت التدوينة.',
  signedOut: 'سُجّل خروجك. نصك محفوظ كمسودة في هذا المتصفح: سجّل الدخول واختر «اكتب تدوينة» للمتابعة.',
};

export const reading: Words['reading'] = {
  post: 'تدوينة',
  read: 'اقرأ',
  readTitle: (title) => `اقرأ ${title}`,
  copyLink: 'انسخ الرابط',
  linkCopied: 'نُسخ الرابط',
  copyCode: 'انسخ الشيفرة',
  codeCopied: 'نُسخت الشيفرة',
  notCopied: 'لم يسمح المتصفح بذلك',
  share: 'شارك…',
  debug: 'تنقيح',
  debugTitle: 'يعرض هذه التدوينة في وحدة تحكم المتصفح',
  back: 'عودة',
  newer: 'الأحدث',
  older: 'الأقدم',
  morePosts: 'تدوينات أخرى',
  updated: 'حُدّثت',
  firstPublished: 'نُشرت أول مرة',
  series: 'السلسلة',
  inSeries: (name) => `سلسلة «${name}»`,
  partOf: (number, count) => `${number} من ${count}`,
  previousPart: 'الجزء السابق',
  nextPart: 'الجزء التالي',
  wasUpdated: 'حُدّثت هذه التدوينة.',
  minutes: (count) =>
    plural(count, {
      one: 'قراءة في دقيقة',
      two: 'قراءة في دقيقتين',
      few: `قراءة في ${count} دقائق`,
      other: `قراءة في ${count} دقيقة`,
    }),
  contents: 'في هذه الصفحة',
  video: 'مقطع مرئي',
  code: (language) => (language ? `شيفرة، ${language}` : 'شيفرة'),
  formula: 'معادلة',
  formulaNotDrawn: '(تظهر بصيغة TeX لتعذّر رسمها)',
  unformatted: 'يظهر مع علاماته لأنه طويل جدًا أو متداخل بعمق كبير.',
  isCut: 'هذه التدوينة أطول من أن تسعها صفحة واحدة، لذا لا تظهر نهايتها.',
  callouts: {
    note: 'ملاحظة',
    tip: 'نصيحة',
    important: 'مهم',
    warning: 'تحذير',
    caution: 'تنبيه',
  },
  table: (header) => `جدول: ${header}`,
  footnotes: 'الحواشي',
  footnote: (number) => `حاشية ${number}`,
  backToReference: (number, which, times) =>
    `عودة إلى موضع الحاشية ${number}${times > 1 ? `، ${which} من ${times}` : ''}`,
  wholePicture: 'اعرض الصورة كاملة',
  pictureMissing: 'هذه الصورة غير موجودة.',
  pictureNotLoaded: 'تعذّر تحميل هذه الصورة. تحقق من اتصالك وأعد تحميل الصفحة.',
  loadingText: 'جارٍ تحميل النص…',
  loadingPost: 'جارٍ تحميل التدوينة…',
  loadingPosts: 'جارٍ تحميل التدوينات…',
  postNotLoaded: 'تعذّر تحميل التدوينة. تحقق من اتصالك وحاول مرة أخرى.',
  postsNotLoaded: 'تعذّر تحميل التدوينات. تحقق من اتصالك وحاول مرة أخرى.',
  paused: 'تُعرض نسخة محفوظة؛ التحديثات المباشرة متوقفة مؤقتًا.',
  stopped: 'توقفت التحديثات المباشرة. أعد تحميل الصفحة لاستعادتها.',
  resumed: 'عادت التحديثات المباشرة.',
  outdated: 'هذه الصفحة أقدم من أن تعرض كل ما تغيّر منذ إنشائها.',
  unreachable: 'تعذّر الوصول إلى المدونة. تحقق من اتصالك. ستتحدّث هذه الصفحة تلقائيًا عند عودتها.',
  noPosts: 'لا توجد تدوينات بعد.',
  newPosts: (count) =>
    plural(count, {
      one: 'تدوينة جديدة',
      two: 'تدوينتان جديدتان',
      few: `${count} تدوينات جديدة`,
      other: `${count} تدوينة جديدة`,
    }),
  showOlder: 'اعرض تدوينات أقدم',
  olderByYear: 'التدوينات الأقدم مرتبة أدناه حسب السنة',
  noOlder: 'لا توجد تدوينات أقدم',
  years: 'كل التدوينات حسب السنة',
  undatedYear: 'بلا تاريخ',
  withTag: 'تدوينات حسب الوسم',
  tagged: (tag) => `تدوينات بالوسم «${tag}»`,
};

export const editions: Words['editions'] = {
  otherLists: 'تدوينات بلغات أخرى',
  translations: 'بلغات أخرى',
};

export const search: Words['search'] = {
  label: 'بحث',
  searching: 'جارٍ البحث…',
  notLoaded: 'تعذّر تحميل البحث. تحقق من اتصالك وحاول مرة أخرى.',
  noneFound: 'لم يُعثر على أي تدوينة.',
  found: (count) =>
    plural(count, {
      one: 'عُثر على تدوينة واحدة.',
      two: 'عُثر على تدوينتين.',
      few: `عُثر على ${count} تدوينات.`,
      other: `عُثر على ${count} تدوينة.`,
    }),
  best: (count, shown) => `عدد التدوينات: ${count}. هذه أفضل ${shown} منها.`,
};

export const account: Words['account'] = {
  signIn: 'سجّل الدخول',
  signedOut: 'سُجّل خروجك.',
  signInFailed: (reason) => `تعذّر تسجيل الدخول. ${reason}`,
  reloadMenu: 'أعد تحميل القائمة',
  checking: 'جارٍ التحقق من تسجيل دخولك…',
  notChecked: 'تعذّر التحقق من تسجيل دخولك. يبدو أنك غير متصل.',
  writePost: 'اكتب تدوينة',
  editPost: 'حرّر التدوينة',
};

export const signInErrors: Words['signInErrors'] = {
  popupBlocked:
    'حظر المتصفح نافذة تسجيل الدخول. اسمح بالنوافذ المنبثقة لهذا الموقع وحاول مرة أخرى.',
  popupClosed: 'أُغلقت نافذة تسجيل الدخول قبل اكتماله.',
  noStorage:
    'يحظر المتصفح ملفات تعريف الارتباط أو التخزين اللازمين لتسجيل الدخول. اسمح بهما لهذا الموقع.',
  noNetwork: 'تعذّر الوصول إلى الشبكة. حاول مرة أخرى.',
  noGoogle:
    'تعذّر الوصول إلى Google، أو امتلأت مساحة التخزين لهذا الموقع في المتصفح. تحقق من الأمرين وحاول مرة أخرى.',
  unexpected: (reason) => `حدث خطأ غير متوقع (${reason}).`,
};

export const menu: Words['menu'] = {
  of: (name) => `حساب ${name}`,
  user: 'المستخدم',
  signOut: 'سجّل الخروج',
  signOutFailed: (reason) => `تعذّر تسجيل الخروج. ${reason}`,
};

export const writing: Words['writing'] = {
  needsScripts: 'تحتاج الكتابة إلى JavaScript. فعّله وأعد تحميل الصفحة.',
  fields: {
    Name: 'الاسم',
    Title: 'العنوان',
    Summary: 'الملخص',
    Language: 'اللغة',
    Tags: 'الوسوم',
    Series: 'السلسلة',
    FirstPublished: 'تاريخ النشر الأول',
    Canonical: 'عنوان الأصل',
    Cover: 'صورة الغلاف',
    Translation: 'الترجمة',
    Heading: 'عنوان القسم',
    Paragraph: 'فقرة',
  },
  hints: {
    Tags: 'تفصل بينها فواصل.',
    Series: 'تترابط تدوينات السلسلة الواحدة، من الأقدم إلى الأحدث.',
    FirstPublished: 'اليوم الذي ظهرت فيه أول مرة في مكان آخر، إن كانت قد ظهرت.',
    Canonical: 'عنوان الأصل في موقع آخر. عندئذ تعرض محركات البحث تلك الصفحة بدلًا من هذه.',
    Cover:
      'صورة أعلى التدوينة، تظهر أيضًا في القوائم والخلاصات ومعاينات الروابط. يمكن إفلاتها أو لصقها هنا.',
    Translation: 'التدوينة نفسها بلغة أخرى: عنوانها، مثل keys-and-locks.',
  },
  details: 'التفاصيل',
  address: 'عنوان الصفحة',
  addressHint: (path) => `ستكون التدوينة على العنوان ${path}، ولا يمكن تغييره بعد النشر.`,
  addressIsFixed: 'تحتفظ التدوينة المنشورة بعنوانها.',
  addressTaken: 'لتدوينة أخرى هذا العنوان، أو كان لها قبل حذفها.',
  useAddress: (address) => `استخدم «${address}»`,
  summaryHint: 'يظهر في قائمة التدوينات، وفي معاينات الروابط، وفي الخلاصة.',
  notStated: 'غير محددة',
  looksLike: (language) => `يبدو أنها ${language}. استخدم ${language}`,
  tooManyTags: (count, length, kept) =>
    `لا يُحفظ سوى ${count} وسوم مختلفة لا يزيد كل منها على ${length} حرفًا: ${kept}`,
  tooLate: 'لا يُحفظ هذا اليوم: فهو بعد تاريخ التدوينة.',
  notAnAddress: 'لا يُحفظ هذا: يبدأ العنوان بـ https://.',
  notAPicture: 'لا يُحفظ هذا: صورة الغلاف صورة من هذا الموقع، بالصيغة ‎![النص البديل](العنوان).',
  section: (section) => `القسم ${section}`,
  paragraph: (paragraph) => `الفقرة ${paragraph}`,
  addSection: 'أضف قسمًا',
  addParagraph: 'أضف فقرة',
  addParagraphTo: (section) => `أضف فقرة إلى القسم ${section}`,
  insertSection: 'أدرج قسمًا هنا',
  insertSectionAfter: (section) => `أدرج قسمًا بعد القسم ${section}`,
  remove: 'أزل',
  removeSection: 'أزل القسم',
  removeSectionNumber: (section) => `أزل القسم ${section}`,
  removeParagraph: (paragraph, section) => `أزل الفقرة ${paragraph} من القسم ${section}`,
  removed: (what) => `أُزيل: ${what}. «تراجع» يعيده.`,
  sectionTools: (section) => `أدوات القسم ${section}`,
  paragraphTools: (paragraph, section) => `أدوات الفقرة ${paragraph} من القسم ${section}`,
  moveSection: (section, way) => `انقل القسم ${section} إلى ${way === 'up' ? 'أعلى' : 'أسفل'}`,
  moveParagraph: (paragraph, section, way) =>
    `انقل الفقرة ${paragraph} من القسم ${section} إلى ${way === 'up' ? 'أعلى' : 'أسفل'}`,
  sectionIsNow: (section, now) => `أصبح القسم ${section} القسم ${now}.`,
  paragraphIsNow: (paragraph, now) => `أصبحت الفقرة ${paragraph} الفقرة ${now}.`,
  paragraphIsNowLast: (paragraph, section) =>
    `أصبحت الفقرة ${paragraph} الأخيرة في القسم ${section}.`,
  paragraphIsNowFirst: (paragraph, section) =>
    `أصبحت الفقرة ${paragraph} الأولى في القسم ${section}.`,
  paragraphBegun: 'فقرة جديدة.',
  paragraphJoined: 'ضُمّت الفقرة إلى التي قبلها.',
  sectionBegun: 'قسم جديد.',
  sectionJoined: 'ضُمّ القسم إلى الذي قبله.',
  undone: 'تم التراجع عن آخر تغيير.',
  redone: 'أُعيد التغيير.',
  submit: 'انشر',
  undo: 'تراجع',
  cancel: 'ألغِ',
  close: 'إغلاق',
  /** The line before Submit. */
  willPublish: 'ما سيُنشر',
  noTitle: 'بلا عنوان',
  hasSummary: 'مع ملخص',
  noSummary: 'بلا ملخص',
  countTags: (count) => `الوسوم: ${count}`,
  noTags: 'بلا وسوم',
  noLanguage: 'اللغة غير محددة',
  words: (count, of) =>
    plural(of, {
      one: 'كلمة واحدة',
      two: 'كلمتان',
      few: `${count} كلمات`,
      other: `${count} كلمة`,
    }),
  characters: (count, of) =>
    plural(of, { one: 'حرف واحد', two: 'حرفان', few: `${count} أحرف`, other: `${count} حرفًا` }),
  size: 'حجم التدوينة',
  tooLarge: 'التدوينة أكبر من أن تسعها قاعدة البيانات. اختصرها أو اقسمها إلى اثنتين.',
  plainCode: (block, post) =>
    `تظهر بعض الشيفرات من دون ألوان: كتلة تزيد على ${block} من الحروف، أو كتلة فيها سطر أو كلمة طويلة جدًا، أو ما يأتي بعد ${post} من حروف الشيفرة.`,
  reached: (percent) => `بلغت التدوينة ${percent}٪ من الحجم الأقصى.`,
  split: (paragraphs) =>
    plural(paragraphs, {
      two: 'قسّمها إلى فقرتين',
      few: `قسّمها إلى ${paragraphs} فقرات`,
      other: `قسّمها إلى ${paragraphs} فقرة`,
    }),
  isDocument: 'يبدو هذا مستندًا كاملًا.',
  tooManyParts: 'أجزاء هذا النص أكثر من أن تُقسَّم هنا. الصقه على دفعات من فضلك.',
  makeSections: (count) =>
    plural(count, {
      one: 'اجعلها قسمًا واحدًا',
      two: 'اجعلها قسمين',
      few: `اجعلها ${count} أقسام`,
      other: `اجعلها ${count} قسمًا`,
    }),
  fillTitle: 'املأ العنوان',
  fillSummary: 'املأ الملخص',
  fillBoth: 'املأ العنوان والملخص',
  documentIsIn: 'وُزّع المستند على حقول التدوينة. «تراجع» يزيله.',
  fileUnreadable: 'تعذّرت قراءة الملف. افتحه والصق نصه.',
  pastedPlain: 'تعذّر الاحتفاظ بالتنسيق: لم تُلصق إلا الكلمات.',
  fileTooLarge: 'الملف أكبر من تدوينة. الصق جزءًا منه.',
  pleaseCheck: (found) => `يرجى التحقق: ${found}.`,
  isLost: (words, line) => `لم يُحتفظ بـ«${words}»${line ? ` (السطر ${line})` : ''}`,
  isLeft: (words, line) => `يظهر «${words}» كنص${line ? ` (السطر ${line})` : ''}`,
  isPersonal: (address) => `قد يكشف العنوان ${address} هوية شخص أو يتيح لغيره الدخول`,
  picturesLost: (count) =>
    plural(count, {
      one: 'لم تُلصق صورة واحدة: انسخها وحدها أو استخدم «أضف صورة»',
      two: 'لم تُلصق صورتان: انسخ كلًا منهما وحدها أو استخدم «أضف صورة»',
      few: `لم تُلصق ${count} صور: انسخ كلًا منها وحدها أو استخدم «أضف صورة»`,
      many: `لم تُلصق ${count} صورة: انسخ كلًا منها وحدها أو استخدم «أضف صورة»`,
      other: `لم تُلصق ${count} صورة: انسخ كلًا منها وحدها أو استخدم «أضف صورة»`,
    }),
  preview: 'معاينة',
  beside: 'جنبًا إلى جنب',
  write: 'كتابة',
  format: 'التنسيق',
  tools: {
    bold: 'عريض',
    italic: 'مائل',
    link: 'رابط',
    code: 'شيفرة',
    list: 'قائمة',
    numbers: 'قائمة مرقمة',
    quote: 'اقتباس',
    callout: 'تنبيه',
    codeBlock: 'كتلة شيفرة',
    table: 'جدول',
    more: 'المزيد',
    picture: 'أضف صورة',
    help: 'التنسيق والمفاتيح',
  },
  /** What Markdown and keys do. */
  guide: {
    youType: 'ما تكتبه',
    youGet: 'ما تحصل عليه',
    struck: 'مشطوب',
    task: 'مهمة',
    footnote: 'حاشية',
    marked: 'مع لغتها وعنوان وأسطر مميّزة',
    blocks: 'كتلة تختارها، في فقرة فارغة',
    enterTwice: 'Enter مرتين',
    nextParagraph: 'الفقرة التالية',
    hashes: '## ومسافة',
    newSection: 'قسم',
    backspace: 'Backspace في البداية',
    joined: 'ضم الفقرة إلى ما قبلها',
    tab: 'Tab ثم مفاتيح الأسهم',
    reached: 'أدوات الفقرة',
    document: 'مستند كامل ملصق',
    parts: 'عنوانه وأقسامه وفقراته',
  },
};

export const publishing: Words['publishing'] = {
  sending: 'جارٍ النشر…',
  slow: 'يستغرق هذا وقتًا أطول من المعتاد. أبقِ هذا اللسان مفتوحًا حتى تُنشر تدوينتك.',
  waiting: 'أنت غير متصل. ستُنشر التدوينة عند عودة الاتصال ما دام هذا اللسان مفتوحًا.',
  uploading: (count) =>
    plural(count, {
      one: 'جارٍ رفع صورة واحدة…',
      two: 'جارٍ رفع صورتين…',
      few: `جارٍ رفع ${count} صور…`,
      other: `جارٍ رفع ${count} صورة…`,
    }),
  noDraft: 'لا يستطيع هذا المتصفح حفظ مسودة. سيضيع نصك إذا أغلقت هذا اللسان.',
  onlyCloud: 'لا يستطيع هذا المتصفح حفظ مسودة، لكن نصك في السحابة لكل أجهزتك.',
  saved: (time) => `حُفظت المسودة: ${time}.`,
  savedHere: (time) => `حُفظت المسودة في هذا المتصفح، وليس بعد لأجهزتك الأخرى: ${time}.`,
  tooLargeToCopy: (time) =>
    `حُفظت المسودة في هذا المتصفح الساعة ${time}. حجمها أكبر من أن يُحفظ في السحابة، فتبقى هنا ولا تصل إلى أجهزتك الأخرى.`,
  adminsOnly: (email) =>
    `لا ينشر التدوينات سوى المشرفين. تواصل مع صاحب الموقع${email && ` (${email})`} إن كان ينبغي أن تملك هذه الصلاحية. هل تريد الانتقال إلى الصفحة الرئيسية؟`,
  empty: 'هذه التدوينة فارغة. هل تنشرها رغم ذلك؟',
  overwrite: 'هل تستبدل بالنسخة المنشورة الآن نسختك؟ تبقى النسخة المستبدلة تحت «النسخ».',
  publishDeleted: 'حُذفت هذه التدوينة. هل تنشر نسختك من جديد؟',
  failed: (reason) => `لم تُنشر التدوينة. ${reason} ما زال نصك هنا.`,
  rejected:
    'رفضتها قاعدة البيانات. ربما كانت كبيرة جدًا: تسع التدوينة نحو مليون حرف (1 ميبيبايت). اختصرها أو اقسمها إلى اثنتين.',
  tooManyParts: (sections, paragraphs) =>
    `يمكن أن تضم التدوينة حتى ${sections} قسم و${paragraphs} فقرة. ادمج بعضها أو اقسم التدوينة إلى اثنتين.`,
  dailyLimit: 'بُلغ الحد اليومي للكتابة. حاول غدًا.',
  firstTooLate: 'تاريخ نشرها الأول بعد تاريخها هنا. صحّح اليوم في «التفاصيل».',
  signedOut: 'سُجّل خروجك. سجّل الدخول وانشر من جديد.',
  pictureRefused:
    'رفضت قاعدة البيانات صورة. لا يضيف الصور سوى المشرفين. إن كنت مشرفًا فربما كانت قواعد قاعدة البيانات أقدم من الموقع: يشغّل صاحبه npm run deploy.',
  changedElsewhere: 'غيّر أحدهم التدوينة المنشورة بعد أن بدأت. اختر في كل اختلاف.',
  takenOver: (fields) =>
    `غيّر أحدهم التدوينة المنشورة بعد أن بدأت. أصبح ما غيّره وحده في نصك: ${fields}. راجعه ثم انشر؛ و«تراجع» يزيله.`,
  publishedMeanwhile: 'نُشرت هذه التدوينة في هذه الأثناء، ربما بمحاولة سابقة. اختر في كل اختلاف.',
  deletedElsewhere: 'حُذفت هذه التدوينة في مكان آخر. ما زال نصك هنا، و«انشر» ينشرها من جديد.',
  notAdmin:
    'يمكنك الكتابة هنا، لكن لا ينشر سوى المشرفين. إن كان هذا موقعك فاجعل نفسك مشرفًا: شغّل _npm run grant-admin_ مع بريدك الإلكتروني، أو عيّن الحقل _admin_ في _وحدة تحكم Firebase_.',
  userId: 'معرّف المستخدم الخاص بك:',
  copyUserId: 'انسخ معرّف المستخدم',
  userIdCopied: 'نُسخ معرّف المستخدم',
};

export const drafts: Words['drafts'] = {
  title: 'المسودات',
  loading: 'جارٍ تحميل مسودات أجهزتك الأخرى…',
  offline: 'لا يمكن تحميل مسودات أجهزتك الأخرى الآن. ستظهر هنا عند عودة الاتصال.',
  more: (count) =>
    `لا تظهر من السحابة سوى آخر ${count} مسودة محفوظة. تظهر المسودات الأقدم هنا بعد نشر بعض هذه المسودات، أو بعد يوم من إهمالها.`,
  clashedWith: (device) => `غُيّرت أيضًا على جهاز آخر (${device}). تلك النسخة مسودة مستقلة.`,
  undecided: (device) => `غُيّرت أيضًا على جهاز آخر (${device}). تابع واختر في كل اختلاف.`,
  clashed: (device) =>
    `غُيّرت هذه المسودة أيضًا على جهاز آخر (${device}). تلك النسخة مسودة مستقلة تجدها تحت «اكتب تدوينة».`,
  changedOn: (device) => `غُيّرت المسودة على جهاز آخر (${device})، وأصبحت هنا مطابقة لها.`,
  changedToo: (device) => `غُيّرت هذه المسودة أيضًا على جهاز آخر (${device}). اختر في كل اختلاف.`,
  takenOver: (device, fields) =>
    `غُيّرت هذه المسودة أيضًا على جهاز آخر (${device}). أصبح ما تغيّر هناك فقط في نصك: ${fields}. و«تراجع» يزيله.`,
  decideFirst: 'غُيّرت هذه المسودة أيضًا على جهاز آخر. اختر أولًا في كل اختلاف، في أعلى الصفحة.',
  endedElsewhere:
    'نُشرت هذه المسودة أو أُهملت على جهاز آخر، أو نشرتها محاولة سابقة. ما زال نصك هنا، و«انشر» ينشره تدوينةً مستقلة.',
  continue: 'تابع',
  continueTitle: (title) => `تابع «${title}»`,
  discard: 'أهمل',
  discardTitle: (title) => `أهمل «${title}»`,
  discardedOn: (day) => `أُهملت في ${day}:`,
  unpublished: (day) => `تغييرات غير منشورة بتاريخ ${day}`,
  compare: 'قارن',
  comparing: 'المنشور حاليًا بجانب نصك:',
  discarded: (title) => `أُهملت «${title}»، ويمكن استعادتها خلال يوم.`,
  putBack: 'استعد',
  putBackTitle: (title) => `استعد «${title}» التي أُهملت`,
  wasPutBack: (title) => `استُعيدت «${title}».`,
  newPost: 'ابدأ تدوينة جديدة',
  openElsewhere: 'هذه المسودة مفتوحة في لسان أو نافذة أخرى. تابع هناك، أو تولَّ هنا آخر نسخة محفوظة.',
  unsavedElsewhere:
    'في لسان أو نافذة أخرى تغييرات على هذه المسودة لم يستطع المتصفح حفظها. تابع هناك.',
  continueHere: 'تابع هنا',
  browser: 'متصفح',
  onSystem: (browser, system) => `${browser} على ${system}`,
  kept: 'نصك محفوظ في هذا المتصفح.',
  notFound: 'حُذفت هذه التدوينة أو لم توجد قط.',
  goOn: 'يمكن استعادة _التدوينات المحذوفة_. _اقرأ المدونة_',
};

export const sharing: Words['sharing'] = {
  draft: 'مسودة',
  isShown: 'مشارَكة برابط',
  show: 'شارك رابطًا إلى هذه المسودة',
  hint: 'من لديه الرابط يستطيع قراءة هذه المسودة أثناء كتابتك، دون حساب. ولا يمكن تخمينه.',
  address: 'رابط هذه المسودة',
  until: (time) => `من لديه الرابط يستطيع قراءة هذه المسودة حتى ${time}، أو إلى أن تُنشر أو تُهمل.`,
  behind: 'لا يظهر التغيير الأخير في هذا الرابط بعد. سيظهر عند عودة الاتصال.',
  end: 'أوقف المشاركة',
  ended: 'لم يعد الرابط يعمل.',
  ending: 'سيتوقف الرابط عن العمل حين يعود هذا المتصفح إلى الاتصال.',
  note: 'هذه مسودة قد تتغير أثناء قراءتك.',
  over: 'هذه المسودة غير مشارَكة، أو لم تعد كذلك. ربما نُشرت منذ ذلك الحين.',
};

export const pictures: Words['pictures'] = {
  label: 'صور',
  numberOf: (number, count) => `الصورة ${number} من ${count}`,
  several: (count) =>
    plural(count, {
      two: 'أضف صورتين',
      few: `أضف ${count} صور`,
      many: `أضف ${count} صورة`,
      other: `أضف ${count} صورة`,
    }),
  preparing: (number, count) =>
    count > 1 ? `جارٍ تجهيز الصورة ${number} من ${count}…` : 'جارٍ تجهيز الصورة…',
  moves: 'هذه صورة متحركة. تُضاف لقطتها الأولى فقط.',
  altText: 'النص البديل',
  altHint: 'صف ما تعرضه الصورة للقراء الذين لا يرونها.',
  caption: 'تعليق (اختياري)',
  ok: 'موافق',
  insert: 'أدرج',
  insertWithoutAlt: 'أدرج بلا نص بديل',
  mayDiscard: (count) =>
    plural(count, {
      one: 'هل تتجاهل الصورة وما كتبته عنها؟',
      two: 'هل تتجاهل الصورتين وما كتبته عنهما؟',
      few: `هل تتجاهل الصور كلها، وعددها ${count}، وما كتبته عنها؟`,
      other: `هل تتجاهل الصور كلها، وعددها ${count}، وما كتبته عنها؟`,
    }),
  atRisk: 'لا يستطيع هذا المتصفح حفظ الصور. ستضيع إذا أغلقت هذا اللسان قبل نشر تدوينتك.',
  notAdded: 'تعذّرت إضافة الصورة. تحقق من اتصالك وأعد تحميل الصفحة.',
  isSvg: (name) =>
    `«${name}» ملف SVG، ولا يمكن إضافته لأنه قد يحتوي على برامج نصية. احفظه بصيغة PNG وأضف ذلك الملف.`,
  noPicture: (name) => `«${name}» ليس صورة.`,
  isEmpty: (name) => `«${name}» فارغ. إذا كان الملف محفوظًا في السحابة فنزّله أولًا ثم أضفه من جديد.`,
  gone: (name) => `تعذّر فتح «${name}». ربما نُقل الملف أو تغيّر منذ اخترته: اختره من جديد.`,
  tooManyBytes: (name, size, most) =>
    `«${name}» كبير جدًا: ${size} ميغابايت. صغّره إلى أقل من ${most} ميغابايت وأضفه من جديد.`,
  tooManyPixels: (name, width, height) =>
    `«${name}» كبير جدًا: ${width} × ${height} بكسل. صغّره وأضفه من جديد.`,
  tooLargeHere: (name, width, height) =>
    `«${name}» كبير جدًا على هذا المتصفح: ${width} × ${height} بكسل. صغّره وأضفه من جديد.`,
  heic: (name) =>
    `«${name}» صورة HEIC لا يستطيع هذا المتصفح قراءتها. احفظها بصيغة JPEG وأضف ذلك الملف. على iPhone: الإعدادات › الكاميرا › التنسيقات › الأكثر توافقًا.`,
  otherKind: (name, kind) =>
    `«${name}» صورة ${kind} لا يستطيع هذا المتصفح قراءتها. احفظها بصيغة PNG أو JPEG وأضف ذلك الملف.`,
  damaged: (name) =>
    `«${name}» تالف، فلا يستطيع هذا المتصفح قراءته. أضف نسخة أخرى منه أو احفظه من جديد بصيغة PNG أو JPEG.`,
  badAddress: (name) => `تظهر ${name} كنص. يجب أن ينتهي عنوانها هكذا: ‎.webp#1600x900`,
  notStored: (alt) => `لم تعد الصورة${alt && ` «${alt}»`} محفوظة. أضفها من جديد.`,
  foreign: (name) => `تظهر ${name} كنص. لا تُعرض سوى صور هذا الموقع: استخدم «أضف صورة».`,
  noFile: (name) => `لا يوجد ملف ${name}. صحّح اسمه أو استخدم «أضف صورة».`,
  addAlt: (name) => `أضف نصًا بديلًا لهذه الصورة: ‎![نص بديل](${name})`,
};

export const versions: Words['versions'] = {
  title: 'النسخ',
  none: 'لا توجد نسخ سابقة لهذه التدوينة.',
  inForm: 'في النموذج',
  isInForm: 'النسخة في النموذج. «انشر» ينشرها، و«تراجع» يزيلها.',
  thenChanged: (fields) => `غيّرت النسخة التالية: ${fields}`,
  restoreVersion: (date) => `استعد نسخة ${date}`,
  restore: 'استعد',
  restoreTitle: (title) => `استعد «${title}»`,
  restored: (title) => `نُشرت «${title}» من جديد.`,
  publishedAgain: 'نُشرت من جديد.',
  noWords: 'لا كلمات',
  changed: {
    Heading: (count) =>
      plural(count, {
        one: 'عنوان قسم',
        two: 'عنوانا قسمين',
        few: `${count} عناوين أقسام`,
        other: `${count} عنوان قسم`,
      }),
    Paragraph: (count) =>
      plural(count, {
        one: 'فقرة',
        two: 'فقرتان',
        few: `${count} فقرات`,
        other: `${count} فقرة`,
      }),
  },
  nothing: '(لا شيء)',
  andMore: (field) => `${field} وما يليه`,
  yours: 'نسختك',
  published: 'المنشورة الآن',
  use: 'استخدم هذه',
  useNumber: (side, difference) => `استخدم هذه: «${side}»، الاختلاف ${difference}`,
  useAll: (side) => `استخدم «${side}» في الكل`,
  allListed: 'تُعرض جميع الاختلافات، إذ لا يُعرف من غيّر ماذا.',
  loadingDifferences: 'جارٍ تحميل الاختلافات…',
  differencesNotLoaded: 'تعذّر تحميل الاختلافات. تحقق من الاتصال وأعد تحميل الصفحة.',
  deletedPosts: 'التدوينات المحذوفة',
  noneDeleted: 'لم تُحذف أي تدوينة.',
  eraseForGood: 'احذف نهائيًا',
  eraseTitle: (title) => `احذف «${title}» نهائيًا`,
  mayErase: (title) => `هل تحذف «${title}» وكل نسخها نهائيًا؟`,
  erased: (title) => `حُذفت «${title}» نهائيًا.`,
  nothingChanged: (reason) => `لم يتغير شيء. ${reason}`,
  tryAgain: 'تحقق من اتصالك وحاول مرة أخرى.',
  notAllowed: 'لا يحق لهذا الحساب القيام بذلك.',
  changedElsewhere: 'جرى تغييره في مكان آخر في هذه الأثناء.',
  loading: 'جارٍ التحميل…',
  listNotLoaded: 'تعذّر تحميل القائمة. تحقق من اتصالك وحاول مرة أخرى.',
};

export const tools: Words['tools'] = {
  edit: 'حرّر',
  backToDraft: 'أعدها إلى مسودة',
  mayWithdraw: (title) => `هل تسحب «${title}» من الموقع وتفتحها كمسودة؟`,
  withdrawing: 'جارٍ سحب التدوينة…',
  withdrawn: 'سُحبت التدوينة من الموقع، وهي الآن مسودة.',
  delete: 'احذف',
  mayDelete: (title) => `هل تحذف «${title}»؟ تبقى تحت «التدوينات المحذوفة».`,
  willBeDeleted: (title, seconds) =>
    `ستُحذف «${title}» بعد ${seconds} ثوانٍ. غادر هذه الصفحة للإلغاء.`,
  deleting: 'جارٍ الحذف…',
  deleted: 'حُذفت التدوينة.',
  undo: 'تراجع',
  stillOnline: (reason) => `ما زالت التدوينة منشورة. ${reason}`,
  readQuoted: (title) => `اقرأ «${title}»`,
  publishedTitle: (title) => `نُشرت: ${title}`,
  whenKnown: (minutes) =>
    `تصل هذه النسخة إلى معاينات الروابط ومحركات البحث عند بناء الموقع في المرة القادمة، غالبًا في غضون ${minutes} دقيقة. شارك الرابط بعد ذلك: بعض التطبيقات تحتفظ بأول معاينة تحصل عليها.`,
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
