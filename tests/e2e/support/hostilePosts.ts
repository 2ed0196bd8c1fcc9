import { post } from './emulators';

// Would set the page's title if it ran. It has no quotes and no Markdown.
const attack = 'document.title = /hacked/.source';

const closingTags = `</script></style></title></textarea></p></article></main></div>--> ]]>`;

/** Texts with which someone could try to break out of a post. */
export const hostileTexts = [
  `<script>${attack}</script>`,
  `<img src="missing" onerror="${attack}">`,
  `"'><svg onload="${attack}">`,
  `<a href="javascript:${attack}">javascript:${attack}</a>`,
  closingTags,
  'isolated \u2067and turned \u202Ebut never ended',
  '\u200B\u200D\u2060\uFEFF'.repeat(50),
  '👩‍💻🏳️‍🌈👍🏽🇪🇺'.repeat(20),
  '\u0000\u0001\u0007\b\v\u001B[31m\u007F\u0085\u2028\u2029',
  '$& $1 $` ${7*7} {{7+7}} %s %00 &lt; &amp;lt;',
];

/** A post with the same text in every field. */
const postOf = (text: string) =>
  post(text, {
    Name: text,
    Summary: text,
    sections: [{ Heading: text, paragraphs: [{ Paragraph: text }, { Paragraph: text }] }],
  });

/** A post with all hostile texts, which the local site is built from. */
export const hostilePost = { ...postOf(hostileTexts.join(' ')), id: 'hostile' };
