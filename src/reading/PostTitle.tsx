import { isolateNames } from '../base/language/isolateNames';

// A longer one would fill a phone's screen.
const LONG_TITLE = 100;

/** The title of a post, as its heading shows it. */
export const PostTitle = ({ title }: { title: string }) => (
  <span className={title.length > LONG_TITLE ? 'long-title' : undefined}>
    {isolateNames(title)}
  </span>
);
