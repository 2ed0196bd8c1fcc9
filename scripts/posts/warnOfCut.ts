import { fields } from '../../src/post/fields';
import { type Post, displayTitle } from '../../src/post/post';
import { toSummary } from '../../src/post/summary';
import { toLine } from '../share/pictureText';

/** Warns of posts whose title or summary is cut wherever other pages show it. */
export function warnOfCut(posts: Post[]): void {
  for (const post of posts) {
    const summary = toSummary(post);
    for (const field of ['Title', 'Summary'] as const)
      if (summary[field] !== post[field])
        console.warn(
          toLine(
            `! Post “${displayTitle(summary)}”: its ${field} has ${post[field].length} characters. Lists, feeds and the search show the first ${fields[field].cut}.`,
          ),
        );
  }
}
