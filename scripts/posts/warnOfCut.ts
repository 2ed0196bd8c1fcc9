import { type Post, displayTitle, MAX_SUMMARY, MAX_TITLE, toSummary } from '../../src/post/post';
import { toLine } from '../share/pictureText';

const limits = { Title: MAX_TITLE, Summary: MAX_SUMMARY };

/** Warns of posts whose title or summary is cut wherever other pages show it. */
export function warnOfCut(blogs: Post[]): void {
  for (const post of blogs) {
    const shown = toSummary(post);
    for (const field of ['Title', 'Summary'] as const)
      if (shown[field] !== post[field])
        console.warn(
          toLine(
            `! Post “${displayTitle(shown)}”: its ${field} has ${post[field].length} characters. Lists, feeds and the search show the first ${limits[field]}.`,
          ),
        );
  }
}
