// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { sampleEmailConfig } from './sample-email-config.ts';

test('where the browser refuses site data, the library loads all the same and a message goes out', async () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('OK')));
  const { sendEmailForm } = await import('./send-email.ts');
  const form = document.createElement('form');
  expect(await sendEmailForm(form, 'contact', sampleEmailConfig)).toEqual({ kind: 'sent' });
});
