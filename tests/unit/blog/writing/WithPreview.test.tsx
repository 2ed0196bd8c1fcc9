// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toBlog } from '../../../../src/blog/toBlog';
import { PostForm } from '../../../../src/blog/writing/PostForm';
import { WithPreview } from '../../../../src/blog/writing/WithPreview';
import { aPost } from '../../../fixtures/posts';

test('beside the form, no heading of the preview has the id of a field', () => {
  const headings = ['Heading 0', 'Fields 0', 'Paragraph 0 0', 'Summary hint', 'Main'];
  const post = aPost({
    sections: headings.map((Heading) => ({ Heading, paragraphs: [{ Paragraph: 'Text' }] })),
  });
  const { baseElement } = render(
    <WithPreview label="Preview" blog={toBlog('a', post)}>
      <PostForm
        initial={post}
        busy={false}
        status={null}
        onChange={() => undefined}
        onSubmit={() => undefined}
      />
    </WithPreview>,
  );
  const ids = [...baseElement.innerHTML.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toContain('heading-0');
  expect(ids).toEqual([...new Set(ids)]);
});
