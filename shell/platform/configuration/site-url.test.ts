import { expect, test } from 'vitest';
import { plainOrigin } from './site-url.ts';

test('an address gives its origin', () => {
  expect(plainOrigin('email.origin', 'https://api.example.com/v1?key=1')).toBe('https://api.example.com');
  expect(plainOrigin('email.origin', 'http://127.0.0.1:4180')).toBe('http://127.0.0.1:4180');
  expect(plainOrigin('email.origin', 'http://[::1]:4180/')).toBe('http://[::1]:4180');
  expect(plainOrigin('email.origin', 'https://Bücher.example')).toBe('https://xn--bcher-kva.example');
});

const refused = [
  'https://*',
  'https://*.example.com',
  `https://a';script-src *`,
  'https://a;b',
  `https://a"b`,
  `https://'self'`,
  'https://a,b',
  'https://a b',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'example.com',
  '',
];

for (const address of refused) {
  test(`${address || 'nothing'} is refused by its key`, () => {
    expect(() => plainOrigin('payment.checkoutUrl', address)).toThrow(
      `payment.checkoutUrl: ${address} is not the address of one host`,
    );
  });
}
