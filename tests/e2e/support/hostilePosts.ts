import { post } from './emulators';

// Would set the title of the page if it ran. Without quotes of any kind, and none of it is Markdown.
const attack = 'document.title = /hacked/.source';

/** Texts that somebody could write into a post to break out of it. */
export const hostileTexts = {
  'a script': `<script>${attack}</script>`,
  'an event handler': `<img src="missing" onerror="${attack}">`,
  'markup that ends an attribute': `"'><svg onload="${attack}">`,
  'a javascript: link': `<a href="javascript:${attack}">javascript:${attack}</a>`,
  'closing tags': `</script></style></title></textarea></p></article></main></div>--> ]]>`,
  'right-to-left overrides': 'isolated \u2067and turned \u202Ebut never ended',
  'zero-width characters': '\u200B\u200D\u2060\uFEFF'.repeat(50),
  'a word of 10,000 characters': 'w'.repeat(10_000),
  emoji: '👩‍💻🏳️‍🌈👍🏽🇪🇺'.repeat(20),
  'control characters': '\u0000\u0001\u0007\b\v\u001B[31m\u007F\u0085\u2028\u2029',
  'patterns of other languages': '$& $1 $` ${7*7} {{7+7}} %s %00 &lt; &amp;lt;',
};

/** A post that holds a text in every field. */
export const postOf = (text: string) =>
  post(text, {
    Name: text,
    Summary: text,
    sections: [{ Heading: text, paragraphs: [{ Paragraph: text }, { Paragraph: text }] }],
  });

const { 'a word of 10,000 characters': _long, ...short } = hostileTexts;

/** A post with all the short ones, which is there when the site is built. */
export const hostilePost = { id: 'hostile', text: Object.values(short).join(' ') };
