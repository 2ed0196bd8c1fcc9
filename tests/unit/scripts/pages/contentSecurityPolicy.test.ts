import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../../scripts/pages/contentSecurityPolicy';

test('a policy allows the inline script and style, the hosts of Firebase and of the photo, and nothing else', () => {
  const policy = contentSecurityPolicy('<script>a()</script><style>p {}</style>', {
    auth: 'https://login.example.com',
    connect: ['https://one.example.com', 'https://two.example.com'],
    images: ['https://photo.example.com'],
  });
  expect(policy.replace(/'sha256-[^']{44}'/g, 'HASH').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' HASH https://apis.google.com",
    "style-src 'self' HASH",
    "img-src 'self' data: blob: https://*.googleusercontent.com https://photo.example.com",
    "connect-src 'self' https://one.example.com https://two.example.com",
    'frame-src https://login.example.com',
    ...["font-src 'self' data:", "manifest-src 'self'", "worker-src 'self'"],
    ...["base-uri 'none'", "form-action 'self'"],
  ]);
});
