import { post } from '../emulators';

/** The posts of the site with scheduled ones when it is built: one that is published, one that is due, and one that waits. */
export const scheduledPosts = {
  'blogs/early': post('Published early', { DatePosted: new Date('2025-01-01') }),
  'scheduled/due': post('Due before the build', { DatePosted: new Date('2025-02-01') }),
  'scheduled/waiting': post('Waiting for long', { DatePosted: new Date('2100-01-01') }),
};
