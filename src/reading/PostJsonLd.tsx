import { frame } from '#words/frame';
import { absoluteUrl } from '../base/absoluteUrl';
import { JsonLd, toPerson } from '../site/JsonLd';
import { type Post, displayTitle, firstDate, lastChange, toPath } from '../post/post';
import { toAuthor, toSummary } from '../post/summary';
import { countWords } from '../post/text/texts';

interface Props {
  post: Post;
  /** The path of the share image; by default the site's own. */
  image?: string;
  /** What is known of posts that belong with it. */
  data?: object;
}

/** Structured data for search engines: https://schema.org/BlogPosting and the breadcrumbs. */
export function PostJsonLd({ post, image = '/share.png', data }: Props) {
  const url = absoluteUrl(toPath(post.id));
  const { Summary, ...title } = toSummary(post);
  const headline = displayTitle(title);
  const list = { name: frame.links.blog, item: absoluteUrl('/blogs') };
  const blog = { '@type': 'ListItem', position: 1, ...list };
  const here = { '@type': 'ListItem', position: 2, name: headline };
  return (
    <>
      <JsonLd
        data={{
          '@type': 'BlogPosting',
          headline,
          description: Summary,
          url,
          sameAs: post.Canonical,
          mainEntityOfPage: url,
          image: absoluteUrl(image),
          author: toPerson(toAuthor(post)),
          publisher: toPerson(),
          datePublished: firstDate(post)?.toISOString(),
          dateModified: lastChange(post)?.toISOString(),
          inLanguage: post.Language,
          keywords: post.Tags,
          ...data,
          wordCount: countWords(post.sections),
        }}
      />
      <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: [blog, here] }} />
    </>
  );
}
