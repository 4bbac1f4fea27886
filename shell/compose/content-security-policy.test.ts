import { expect, test } from 'vitest';
import { sandboxConfig } from '../hosting/sandbox-config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

function directive(name: string, tourVideo: string | undefined): string | undefined {
  const config = { ...sandboxConfig('http://127.0.0.1:4180'), links: { tourVideo } };
  const policy = contentSecurityPolicy(config, { scripts: [], styles: [] });
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

test('an address that would open or cut the policy is refused by the name of its key', () => {
  const config = sandboxConfig('http://127.0.0.1:4180');
  const inline = { scripts: [], styles: [] };
  const trouble = {
    'email.origin': { ...config, email: { ...config.email, origin: 'https://*' } },
    'reservation.baseUrl': { ...config, reservation: { ...config.reservation, baseUrl: `https://a;b` } },
    'payment.checkoutUrl': { ...config, payment: { ...config.payment, checkoutUrl: `https://a'b` } },
    'links.tourVideo': { ...config, links: { tourVideo: 'https://a"b/film.mp4' } },
  };
  for (const [key, changed] of Object.entries(trouble)) {
    expect(() => contentSecurityPolicy(changed, inline), key).toThrow(`${key}: https://`);
  }
});

test('T-02: a film may come from the configured address, and from nowhere else', () => {
  expect(directive('media-src', undefined)?.trim()).toBe("media-src 'self'");
  expect(directive('media-src', 'https://films.example/tour.mp4')).toBe(
    "media-src 'self' https://films.example",
  );
  expect(directive('frame-src', 'https://films.example/tour.mp4')).not.toContain('films.example');
});
