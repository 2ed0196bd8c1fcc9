import Button from 'react-bootstrap/Button';
import { JsonLd } from '../../layout/JsonLd';
import type { Blog } from '../blog';
import { PostedOn } from './PostedOn';

/** The text of a post under its title. */
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
        {/* Isolated: what turns the direction of a name leaves the date alone. */}
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
