// What roles, attributes, classes and private characters mean, as selectors for each meaning.

/** No reader of the source sees it, or sees it twice. */
export const INVISIBLE = [
  'script, style, template, title, meta, link, noscript, svg, select, button, [hidden]',
  // Word’s comments, their marks, and what its users have deleted while changes are tracked.
  '.msoDel, .MsoCommentReference, .MsoCommentText, .msocomanchor, .msocomtxt, .msocomoff',
  'del[cite^="mailto:"], [class*="CommentStart"], [class*="TrackedDelete"], [class*="TrackChangeDelete"]',
  // The lines above its notes.
  'hr[width="33%"], hr.footnotes-sep, .footnotes > hr, .footnote > hr, [role=doc-endnotes] > hr',
  // Labels that sites add to admonitions, and posts to words without formatting.
  '.limit-note, .callout-word, .kg-callout-emoji, [data-node-type=callout-emoji], .callout-icon, .callout-fold, .msg-symbol',
  // Pictures of a card, beside its words, and of who has written.
  '.kg-bookmark-icon, .kg-bookmark-thumbnail, .bookmark-icon, .onebox > .source, .onebox .thumbnail',
  'img.avatar, img[class*="-avatar"], [class*="avatar"] > img',
  // The buttons and times of players, and what asks readers for their address.
  '.kg-audio-player, .kg-video-player-container, .kg-signup-card',
  // For screen readers and for editors.
  '.sr-only, .visually-hidden, .mw-editsection',
  // Of LibreOffice and of formulas, which are also there for the eyes.
  'sdfield[type=COMMENT], .comment-list, .MathJax_Preview',
  // The numbers beside an editor’s lines and a notebook’s cells, and the contents that Word writes.
  '.monaco-editor .margin, .jp-InputPrompt, .jp-OutputPrompt, .input_prompt, .output_prompt, [class^="MsoToc"]',
  // What says that a message was edited, an article takes minutes, a source is wanted, and where an answer is from.
  '[data-stringify-type=edited], .speechify-ignore, .Inline-Template, source-footnote, .ds-markdown-cite, sources-carousel-inline, .table-footer',
  // Pictures that stand for no words.
  'img.icon:not([alt]), img.icon[alt=""]',
  // Bullets that OneNote draws, cards that code shows for the pointer, and what Substack asks for.
  '.ListMarker, .twoslash-popup-container, .twoslash-popup-code, .button-wrapper, [class*="subscription-widget"]',
].join();

/** The numbers beside code. */
export const GUTTERS = [
  '.gutter, .lineno, .linenos, .lineNo, .lnt, .ln, .gl, .line-number, .line-numbers-rows, .linenumber, .linenumbers',
  '.rouge-gutter, .hljs-ln-numbers, .hljs-ln-line-number, .blob-num, .react-code-line-number, .crayon-nums, .lntd:has(.lnt)',
  'div.line-numbers, .line-numbers-wrapper, .file-line-num, .blame-commit-message, .cm-gutters, .CodeMirror-gutter-wrapper, .CodeMirror-linenumber, .ace_gutter, .diff-line-number, .diff-text-marker, .line_numbers',
].join();

/** Each is a line of code. */
export const LINES =
  '.line, .token-line, .view-line, .cl, .react-file-line, .cm-line, .ace_line, .CodeMirror-line';

/** Lines of code without a `pre` around them. */
export const LOOSE_LINES =
  '.react-file-line, .view-line, .cm-line:not([class*=HyperMD]), .ace_line, pre.CodeMirror-line';

/** Lines of code that are marked. */
export const MARKED = [
  'mark, .hll, .hl, .highlight-line, .highlighted-line, .gatsby-highlight-code-line, .line.highlighted, .line.highlight, .line.marked',
  '.token-line.highlight, .theme-code-block-highlighted-line, [data-highlighted-line], .ec-line.mark, .ec-line.highlight',
].join();

/** Attributes with the title of code, and its marked lines. */
export const CODE_TITLES = [
  'data-title',
  'data-filename',
  'data-file',
  'data-enlighter-title',
  'title',
];
export const MARKED_LISTS = ['data-line', 'data-mark', 'data-enlighter-highlight'];

/** Attributes and classes with the language of code, and what around it may have them. */
export const LANGUAGES = [
  ...['data-language', 'data-lang', 'data-code-block-lang', 'data-enlighter-language'],
  ...['data-tagsearch-lang', 'data-canonical-lang'],
];
export const LANGUAGE_CLASS =
  /(?:^|[\s"])(?:language-|lang-|brush:\s*|hl-|highlight-source-|sourceCode\s+|highlight\s+(?!chroma|table|tab-size|highlight-|hl-|js-)|syntaxhighlighter\s+(?:[\w-]+\s+)*(?=\w+$)|code-(?=(?:java|javascript|python|xml|sql|bash|ruby|css|html|json|yaml|cpp|csharp|php|go|groovy|scala|swift|perl|objc|sh|c|js|r|lua)$)|hljs\s+(?!language-|lang-|copyable))([\w+#.-]+)/;
export const AROUND_CODE = [
  'figure, .highlight, .syntaxhighlighter, [class*="language-"], [class*="highlight-source-"]',
  '[data-lang], [data-tagsearch-lang]',
];

/** Lines of a comparison, and their signs. */
export const DIFF_LINE =
  '[data-code-marker], .blob-code-addition, .blob-code-deletion, .blob-code-context, .blob-code-hunk, .diff-text, .line_content';
export const ADDED = '.blob-code-addition, .addition, .new';
export const DELETED = '.blob-code-deletion, .deletion, .old';

/** Pictures of emojis. */
export const EMOJI =
  'img.emoji, img.emoticon, img[data-stringify-emoji], img[data-emoji], img[src*="/emoji/"], img.wp-smiley, img.joypixels';

/** Where an admonition has its title. */
export const CALLOUT_TITLE =
  '.admonition-title, .markdown-alert-title, .callout-title, .custom-block-title, .confluence-information-macro > .title, [class*="admonitionHeading"], .callout-heading, .starlight-aside__title, .blockquote-tag-title, .alert-title, .awsdocs-note-title';
/** Classes, roles and types of admonitions. */
export const CALLOUT =
  /^(?:admonition|admonitionblock|callout|kg-callout-card|markdown-alert|theme-admonition|notecard|alert|custom-block|confluence-information-macro|nextra-callout|notice-block|notice(?:--[a-z]+)?|blockquote-tag|starlight-aside|docs-alert|awsdocs-note|msg|NOTE|TIP|IMPORTANT|WARNING|CAUTION|note|doc-tip|doc-notice)$/;
/** Attributes that make an admonition of an element, with its kind. */
export const CALLOUT_KINDS = ['data-panel-type', 'data-callout', 'data-callout-type'];
/** What an emoji that an admonition begins with says of its kind. */
export const CALLOUT_EMOJIS: [emojis: RegExp, kind: string][] = [
  [/^(?:💡|✅|✨|👍|🎯|🔥)/u, 'tip'],
  [/^(?:❗|❕|‼|📣|📢|🔔|👉)/u, 'important'],
  [/^(?:⚠|🚧|⏰|👀)/u, 'warning'],
  [/^(?:🚨|⛔|🛑|❌|🚫|☠|💀|🔴)/u, 'caution'],
  [/^(?:ℹ|📝|📌|🗒|📎|📖|📘|💬|ℹ️)/u, 'note'],
];

/** Tasks that are no boxes in HTML, and those that are done. */
export const TASKS =
  '[data-task-state], li[data-checked], li[data-list=checked], li[data-list=unchecked], li[role=checkbox], li[data-style*="--en-checked"], li.task-list-item, ul.checklist > li, [data-type=todoItem], [data-inline-task-id], .tox-checklist > li';
export const BOXES = '.checkbox-on, .checkbox-off, li > img[aria-roledescription=checkbox]';
export const DONE =
  '.checkbox-on, [aria-checked=true], [aria-checked=true] > img, [data-task-state=DONE], [data-checked=true], [data-list=checked], [data-style*="--en-checked:true"], .checklist > li.checked, .tox-checklist--checked, [data-done=true], [data-inline-task-id].checked';

/** Attributes with the level of an item in a list that isn’t nested, the outermost being 1. */
export const findLevel = (item: Element): number =>
  Number(item.getAttribute('data-aria-level')) ||
  Number(/(?:^|\s)ql-indent-(\d)/.exec(item.className)?.[1] ?? -1) + 1 ||
  (item.hasAttribute('data-list') ? 1 : 0);
export const LEVELLED = 'li[data-aria-level], li[data-list]';

/** Elements that are others by their role, attribute or class. */
export const ELEMENTS: [sign: string, tag: string][] = [
  ['[role=list]:not(ul, ol, menu), [data-node-type=actionList]', 'ul'],
  ['[role=list] > [role=listitem]:not(li), ul > div[data-task-state]', 'li'],
  ['[data-node-type=decisionList]', 'div'],
  ['div.wp-caption', 'figure'],
  ['.wp-caption-text', 'figcaption'],
  ['.kg-toggle-card', 'details'],
  ['.kg-toggle-heading-text', 'summary'],
  ['[data-decision-state]', 'p'],
  ['[role=separator]:not(hr)', 'hr'],
  ['codeblock, [data-style*="-en-codeblock:true"]', 'pre'],
  ['.MsoQuote, .MsoIntenseQuote', 'blockquote'],
  [
    'div.pullquote, [role=blockquote]:not(blockquote), [role=doc-pullquote]:not(blockquote)',
    'blockquote',
  ],
  ['[role=code]:not(code, pre)', 'code'],
  ['[role=strong]:not(strong, b)', 'strong'],
  ['[role=emphasis]:not(em, i)', 'em'],
  ['[role=deletion]:not(del, s)', 'del'],
  ['[role=superscript]:not(sup)', 'sup'],
  ['[role=subscript]:not(sub)', 'sub'],
  ['[role=table]:not(table), [role=grid]:not(table)', 'table'],
  ['[role=row]:not(tr)', 'tr'],
  ['[role=cell]:not(td, th), [role=gridcell]:not(td, th)', 'td'],
  ['[role=columnheader]:not(td, th), [role=rowheader]:not(td, th)', 'th'],
];

/** Elements whose attribute is the title of what they fold away. */
export const FOLDED =
  '[data-node-type=expand][data-title], [data-node-type=nestedExpand][data-title]';
/** A moment, in milliseconds, in place of its words. */
export const MOMENT = '[data-node-type=date][data-timestamp]';

// Code blocks of Google Docs begin and end with these; the next two stand for an object and for no width.
const PRIVATE = new Map([
  ...['\uEC02', '\uEC03', '\uFFFC', '\u2060'].map((sign) => [sign, ''] as const),
  // Wingdings and Symbol, which Word and Outlook have for bullets, arrows and smileys.
  ...([
    ['\uF0B7', '•'],
    ['\uF0A7', '▪'],
    ['\uF0D8', '➢'],
    ['\uF0E0', '→'],
    ['\uF0DF', '←'],
    ['\uF0E8', '➔'],
    ['\uF0FC', '✓'],
    ['\uF0FB', '✗'],
    ['\uF04A', '☺'],
    ['\uF04C', '☹'],
    ['\uF0AE', '→'],
    ['\uF0AC', '←'],
  ] as const),
]);
/** Writes private characters so that every reader sees them. */
export const showPrivate = (text: string): string =>
  text.replaceAll(/[\u2060\uFFFC\uEC02\uEC03\uF04A-\uF0FC]/g, (sign) => PRIVATE.get(sign) ?? sign);
/** Characters of these typefaces that aren’t letters there. */
export const WINGDINGS = new Map<string, string>([
  ...([
    ['à', '→'],
    ['ß', '←'],
    ['è', '➔'],
    ['J', '☺'],
    ['L', '☹'],
    ['ü', '✓'],
    ['û', '✗'],
    ['§', '▪'],
    ['Ø', '➢'],
    ['l', '●'],
    ['n', '■'],
    ['þ', '☑'],
    ['¨', '☐'],
  ] as const),
]);
