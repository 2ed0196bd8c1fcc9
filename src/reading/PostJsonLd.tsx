import { frame } from '#words/frame';
import { absoluteUrl } from '../site/absoluteUrl';
import { JsonLd } from '../site/JsonLd';
import { toPerson } from '../site/person';
import { type Blog, displayTitle, firstDate, lastChange, toPath } from '../post/blog';
import { countWords } from '../post/texts';

interface Props {
  blog: Blog;
  /** The path of the share image; by default the site's own. */
  image?: string;
}

/** Structured data for search engines: https://schema.org/BlogPosting and the breadcrumbs. */
export function PostJsonLd({ blog, image = '/share.png' }: Props) {
  const url = absoluteUrl(toPath(blog.id));
  const headline = displayTitle(blog);
  return (
    <>
      <JsonLd
        data={{
          '@type': 'BlogPosting',
          headline,
          description: blog.Summary,
          url,
          sameAs: blog.Canonical,
          mainEntityOfPage: url,
          image: absoluteUrl(image),
          author: toPerson(blog.Name || undefined),
          publisher: toPerson(),
          datePublished: firstDate(blog)?.toISOString(),
          dateModified: lastChange(blog)?.toISOString(),
          inLanguage: blog.Language,
          keywords: blog.Tags,
          isPartOf: blog.Series && { '@type': 'CreativeWorkSeries', name: blog.Series },
          wordCount: countWords(blog.sections),
        }}
      />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [
            {
              '@type': 'ListItem',
              position: 1,
              name: frame.links.blog,
              item: absoluteUrl('/blogs'),
            },
            { '@type': 'ListItem', position: 2, name: headline },
          ],
        }}
      />
    </>
  );
}
