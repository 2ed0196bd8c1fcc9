import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../../scripts/pages/contentSecurityPolicy';

const policy = contentSecurityPolicy('<script>a()</script><style>p {}</style>', {
  auth: 'https://login.example.com',
  connect: ['https://one.example.com', 'https://two.example.com'],
  images: ['https://photo.example.com'],
});

test.each([
  ['connect-src', "'self' https://one.example.com https://two.example.com"],
  ['img-src', "'self' data: https://*.googleusercontent.com https://photo.example.com"],
  ['frame-src', 'https://login.example.com'],
  ['font-src', "'self'"],
  ['manifest-src', "'self'"],
  ['worker-src', "'self'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
])('%s allows %s alone', (name, sources) => {
  expect(policy.split('; ')).toContain(`${name} ${sources}`);
});
