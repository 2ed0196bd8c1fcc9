import { useEffect, useState } from 'react';
import type { Blog } from '../blog';
import type { BlogCache } from '../cache';

async function parse(blog: Blog, before: Blog | undefined, cache: BlogCache): Promise<Blog> {
  try {
    const { withTrees } = await import('../markdown');
    const parsed = withTrees(blog, before);
    cache.posts.set(blog.id, parsed);
    return parsed;
  } catch {
    // Without the parser, the post can still be read as plain text.
    return { ...blog, trees: [] };
  }
}

/**
 * A post with its Markdown. The parser is loaded only for paragraphs that came without trees; meanwhile, this is the version
 * before, or the post without trees if there is none.
 */
export function useParsed(blog: Blog | null | undefined, cache: BlogCache) {
  const [parsed, setParsed] = useState(blog?.trees ? blog : undefined);
  if (blog?.trees && blog !== parsed) setParsed(blog);

  const isParsed = !blog || parsed?.sections === blog.sections;
  useEffect(() => {
    if (isParsed || !blog) return;
    let isOver = false;
    void parse(blog, parsed, cache).then((next) => isOver || setParsed(next));
    return () => {
      isOver = true;
    };
  }, [isParsed, blog, parsed, cache]);

  return blog && !blog.trees ? (parsed ?? blog) : blog;
}
