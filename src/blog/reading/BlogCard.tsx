import Card from 'react-bootstrap/Card';
import { Link } from 'react-router-dom';
import { type BlogSummary, displayTitle } from '../blog';
import { PostedOn } from './PostedOn';

/** A post in the list. */
export function BlogCard({ blog }: { blog: BlogSummary }) {
  const title = displayTitle(blog);
  return (
    <Card as="article">
      <Card.Body>
        <Card.Title as="h2">{title}</Card.Title>
        <Card.Subtitle as="p">
          <PostedOn date={blog.DatePosted} />
        </Card.Subtitle>
        <Card.Text>{blog.Summary}</Card.Text>
        <Link
          className="btn btn-primary"
          to={`/blog/${encodeURIComponent(blog.id)}`}
          aria-label={`Read ${title}`}
        >
          Read
        </Link>
      </Card.Body>
    </Card>
  );
}
