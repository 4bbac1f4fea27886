// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import { sandboxEmail } from './email-section.ts';

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
  const email = sandboxEmail('https://mail.example', ['contact']);
  expect(await sendEmailForm(form, 'contact', email)).toEqual({ kind: 'sent' });
});
