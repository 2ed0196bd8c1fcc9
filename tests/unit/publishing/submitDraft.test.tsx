import { expect, test, vi } from 'vitest';
import { toContent } from '../../../src/post/toPost';
import { submitDraft } from '../../../src/publishing/submitDraft';
import { aPost } from '../../fixtures/posts';
import { publishing } from '../../fixtures/words/en';
import { openSession } from '../form/openSession';

test.each([
  [{}, [publishing.empty]],
  [{ ...aPost(), Title: '' }, [publishing.untitled]],
  [{ ...aPost(), Title: ' ' }, [publishing.untitled]],
  [aPost(), []],
])(
  'an empty post, and one without a title, is published only after a question: %#',
  (post, asked) => {
    const questions: string[] = [];
    for (const answer of [false, true]) {
      vi.stubGlobal('confirm', (question: string) => {
        questions.push(question);
        return answer;
      });
      const session = openSession(toContent(post));
      submitDraft(session);
      expect(session.get().phase).toBe(answer || asked.length === 0 ? 'publishing' : 'open');
    }
    expect(questions).toEqual([...asked, ...asked]);
  },
);
