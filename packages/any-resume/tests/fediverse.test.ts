import { expect, test } from 'vitest';
import { findHandle, toResume } from '../index';

test.each([
  [[{ network: 'Mastodon', url: 'https://social.example/@ann' }], '@ann@social.example'],
  [[{ network: 'Mastodon', username: '@ann@social.example' }], '@ann@social.example'],
  [[{ network: 'mastodon', username: 'ann@social.example' }], '@ann@social.example'],
  // The pages of the server are on another host than its names.
  [
    [{ network: 'Mastodon', username: '@ann@ann.example', url: 'https://social.ann.example/@ann' }],
    '@ann@ann.example',
  ],
  [
    [{ network: 'Mastodon', username: 'ann', url: 'https://social.example/users/ann/' }],
    '@ann@social.example',
  ],
  [[{ network: 'Fediverse', username: '@ann@social.example' }], '@ann@social.example'],
  [[{ network: 'Pixelfed', url: 'https://pixelfed.example/ann' }], '@ann@pixelfed.example'],
  [[{ network: 'PeerTube', url: 'https://video.example/a/ann' }], '@ann@video.example'],
  [[{ network: 'Friendica', url: 'https://friends.example/profile/ann' }], '@ann@friends.example'],
  [
    [{ network: 'Mastodon (old)', url: 'https://social.example/@ann_b.c' }],
    '@ann_b.c@social.example',
  ],
  [[{ url: 'https://mastodon.social/@ann' }], '@ann@mastodon.social'],
  [[{ network: 'Mastodon', url: 'https://social.example/web/@ann' }], '@ann@social.example'],
  [
    [
      { network: 'YouTube', url: 'https://www.youtube.com/@ann' },
      { network: 'GitHub', username: 'ann' },
      { network: 'Mastodon', url: 'https://social.example/@ann' },
    ],
    '@ann@social.example',
  ],
  [[{ network: 'Medium', url: 'https://medium.com/@ann' }], ''],
  [[{ network: 'Threads', url: 'https://www.threads.net/@ann' }], ''],
  [[{ network: 'E-mail', username: 'ann@example.com' }], ''],
  [[{ network: 'Mastodon', username: 'ann' }], ''],
  [[{ network: 'Mastodon', url: 'https://social.example/' }], ''],
  [[{ network: 'Mastodon', url: 'https://social.example/@ann/1234' }], ''],
  [[{ network: 'Mastodon', url: 'javascript:alert(1)', username: '"><script>' }], ''],
  [[], ''],
])('of the profiles %j, the name in the Fediverse is “%s”', (profiles, handle) => {
  expect(findHandle(toResume({ basics: { profiles } }).resume.basics.profiles)).toBe(handle);
});
