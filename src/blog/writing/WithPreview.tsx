import { memo, type ReactNode } from 'react';
import Nav from 'react-bootstrap/Nav';
import TabContainer from 'react-bootstrap/TabContainer';
import TabPane from 'react-bootstrap/TabPane';
import { type Blog, displayTitle } from '../blog';
import { inLanguage } from '../language';
import { BlogArticle } from '../reading/BlogArticle';
import type { Row } from './rows';
import { usePlace } from './usePlace';

interface Props {
  blog: Blog;
  /** The rows of the form that the blog shows. */
  rows: Row[];
  /** The form. */
  children: ReactNode;
}

const AsRead = memo(function AsRead({ blog }: Pick<Props, 'blog'>) {
  return (
    <>
      <p className="mono">Preview</p>
      <h2 {...inLanguage(blog.Language)}>{displayTitle(blog)}</h2>
      <BlogArticle blog={blog} />
    </>
  );
});

/** The form beside a post as readers see it. On narrow screens, they are tabs. */
export function WithPreview({ blog, rows, children }: Props) {
  const { pane, tab, onSelect, onFocus } = usePlace(rows);
  return (
    <TabContainer activeKey={tab} onSelect={onSelect} transition={false}>
      <Nav className="pane-tabs" role="tablist">
        <Nav.Link as="button" type="button" eventKey="form">
          Write
        </Nav.Link>
        <Nav.Link as="button" type="button" eventKey="post">
          Preview
        </Nav.Link>
      </Nav>
      <div className="panes">
        <TabPane eventKey="form" onFocus={onFocus}>
          {children}
        </TabPane>
        {/* Focusable, because it scrolls. */}
        <TabPane ref={pane} eventKey="post" className="preview" tabIndex={0}>
          <AsRead blog={blog} />
        </TabPane>
      </div>
    </TabContainer>
  );
}
