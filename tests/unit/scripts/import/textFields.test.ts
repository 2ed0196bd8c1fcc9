import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'pathe';
import { expect, test } from 'vitest';
import { readBlog } from '#old-blogs';
import { createFolder } from '../../../fixtures/createFolder';

const HTML = 'Q&amp;A: It&#8217;s <em>so</em> <video>';
const PLAIN = 'Q&A: It’s so <video>';
const TEXT = JSON.stringify(HTML);

const item = (fields: object) => JSON.stringify([{ published: true, slug: 'a', ...fields }]);
const date = '2020-01-31T00:00:00Z';

/** Each source with the same words in each of its fields of text. */
const SOURCES: Record<string, [file: string, text: string]> = {
  'Markdown in YAML': [
    'a.md',
    `---\ntitle: ${TEXT}\ndescription: ${TEXT}\nseries: ${TEXT}\nauthor: ${TEXT}\ntags: [${TEXT}]\ncover: { image: a.png, alt: ${TEXT} }\ndate: 2020-01-31\n---\nA.\n`,
  ],
  'Markdown in TOML': [
    'a.md',
    `+++\ntitle = '${HTML}'\nsummary = '${HTML}'\nseries = ['${HTML}']\nauthors = ['${HTML}']\ncategories = ['${HTML}']\ncoverImage = 'a.png'\ncoverAlt = '${HTML}'\ndate = 2020-01-31\n+++\nA.\n`,
  ],
  WordPress: [
    'a.xml',
    `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><wp:author><wp:author_login>a</wp:author_login><wp:author_display_name><![CDATA[${HTML}]]></wp:author_display_name></wp:author><item><wp:post_id>2</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://a.example/a.png</wp:attachment_url><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value><![CDATA[${HTML}]]></wp:meta_value></wp:postmeta></item><item><title><![CDATA[${HTML}]]></title><dc:creator>a</dc:creator><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2020-01-31 00:00:00</wp:post_date_gmt><excerpt:encoded><![CDATA[${HTML}]]></excerpt:encoded><content:encoded>A.</content:encoded><category domain="post_tag" nicename="a"><![CDATA[${HTML}]]></category><category domain="series" nicename="a"><![CDATA[${HTML}]]></category><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>2</wp:meta_value></wp:postmeta></item></channel></rss>`,
  ],
  Ghost: [
    'a.json',
    JSON.stringify({
      db: [
        {
          data: {
            posts: [
              {
                id: '1',
                slug: 'a',
                title: HTML,
                custom_excerpt: HTML,
                html: '<p>A.</p>',
                status: 'published',
                published_at: date,
                feature_image: 'a.png',
                feature_image_alt: HTML,
              },
            ],
            tags: [{ id: 't', name: HTML }],
            posts_tags: [{ post_id: '1', tag_id: 't' }],
            users: [{ id: 'u', name: HTML }],
            posts_authors: [{ post_id: '1', author_id: 'u' }],
          },
        },
      ],
    }),
  ],
  Hashnode: [
    'a.json',
    JSON.stringify({
      posts: [
        {
          cuid: '1',
          slug: 'a',
          title: HTML,
          brief: HTML,
          contentMarkdown: 'A.',
          dateAdded: date,
          tags: [{ name: HTML }],
          coverImage: 'a.png',
        },
      ],
    }),
  ],
  'dev.to': [
    'a.json',
    item({
      title: HTML,
      description: HTML,
      tags: [HTML],
      date: '',
      published_at: date,
      body_markdown: `---\ndate: 2020-01-31\nseries: ${TEXT}\n---\nA.`,
    }),
  ],
};

test.each(Object.keys(SOURCES))(
  'each text field of %s loses its HTML, but no word',
  async (source) => {
    const [name, text] = SOURCES[source]!;
    const file = join(await createFolder(), name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    const { posts } = await readBlog(file);
    const [post] = posts;
    if (!post || 'reason' in post) throw new Error(post?.reason);
    const { title, summary, tags, series, author, cover } = post;
    expect({ title, summary, tags }).toEqual({ title: PLAIN, summary: PLAIN, tags: [PLAIN] });
    for (const one of [series, author, cover.alt]) expect(['', PLAIN]).toContain(one);
    if (source.startsWith('Markdown') || source === 'WordPress')
      expect({ series, author, alt: cover.alt }).toEqual({
        series: PLAIN,
        author: PLAIN,
        alt: PLAIN,
      });
  },
);
