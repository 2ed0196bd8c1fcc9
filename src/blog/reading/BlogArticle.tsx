import Button from 'react-bootstrap/Button';
import { JsonLd } from '../../layout/JsonLd';
import type { Blog } from '../blog';
import { PostedOn } from './PostedOn';

/** A post without its title: byline, sections and the debug button. */
export function BlogArticle({ blog }: { blog: Blog }) {
  return (
    <article className="blog">
      <JsonLd
        data={{
          '@type': 'BlogPosting',
          headline: blog.Title,
          description: blog.Summary,
          author: { '@type': 'Person', name: blog.Name },
          datePublished: blog.DatePosted?.toISOString(),
        }}
      />
      <p className="byline">
        {/* bdi: direction controls in a name must not affect the date. */}
        {blog.Name && (
          <>
            <bdi>{blog.Name}</bdi> ·{' '}
          </>
        )}
        <PostedOn date={blog.DatePosted} />
      </p>
      {blog.sections.map(({ Heading, paragraphs }, section) => (
        <section key={section}>
          {Heading && <h2>{Heading}</h2>}
          {paragraphs.map(({ Paragraph }, paragraph) => (
            <p key={paragraph}>{Paragraph}</p>
          ))}
        </section>
      ))}
      <Button variant="link" onClick={() => console.log(blog)}>
        Debug
      </Button>
    </article>
  );
}
