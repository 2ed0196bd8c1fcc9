import { JsonLd } from '../../layout/JsonLd';
import type { Blog } from '../blog';

/** What search engines are told about a post: https://schema.org/BlogPosting */
export function PostJsonLd({ blog }: { blog: Blog }) {
  return (
    <JsonLd
      data={{
        '@type': 'BlogPosting',
        headline: blog.Title,
        description: blog.Summary,
        author: { '@type': 'Person', name: blog.Name },
        datePublished: blog.DatePosted?.toISOString(),
        dateModified: blog.DateUpdated?.toISOString(),
      }}
    />
  );
}
