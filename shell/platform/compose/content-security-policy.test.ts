import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

function directive(name: string, media: readonly string[]): string | undefined {
  const origins = { connect: ['https://mail.example'], frame: [], media };
  const policy = contentSecurityPolicy(origins, { scripts: [], styles: [] });
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

test('T-02: films may come from the configured address only', () => {
  expect(directive('media-src', [])?.trim()).toBe("media-src 'self'");
  expect(directive('media-src', ['https://films.example'])).toBe("media-src 'self' https://films.example");
  expect(directive('frame-src', ['https://films.example'])).toBe("frame-src 'none'");
});

test('code comes from the site itself', () => {
  expect(directive('script-src', [])?.trim()).toBe("script-src 'self'");
});
