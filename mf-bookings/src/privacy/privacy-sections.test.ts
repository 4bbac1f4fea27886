import { expect, test } from 'vitest';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { sandboxConfiguration } from '../configuration.ts';
import { privacySections } from './privacy-sections.ts';

const config = {
  ...sandboxConfiguration('https://desk.example'),
  email: { ...sandboxConfiguration('https://desk.example').email, origin: 'https://mail.example' },
};

function wordsWith(reportUrl?: string): string {
  return JSON.stringify(privacySections({ ...config, reportUrl }));
}

test('who is responsible is the venue, with how to reach it', () => {
  const { brand, contact } = siteFacts().venue;
  for (const fact of [brand.name, contact.email, contact.phones[0]]) expect(wordsWith()).toContain(fact);
});

test('every service of the configuration is named by its host; failure reports only where there are any', () => {
  expect(wordsWith()).toContain('E-mail service (mail.example)');
  expect(wordsWith()).toContain('Reservation service (desk.example)');
  expect(wordsWith()).toContain('Card payments (desk.example)');
  expect(wordsWith()).not.toContain('Failure reports');
  expect(wordsWith('https://reports.example/site')).toContain('Failure reports (reports.example)');
});

test('a machine that has no name is not named', () => {
  for (const origin of ['http://127.0.0.1:4180', 'http://[::1]:4180', 'http://localhost:4180']) {
    const text = JSON.stringify(privacySections({ ...config, email: { ...config.email, origin } }));
    expect(text).toContain('"E-mail service"');
  }
});

test('a venue without a reservation service names none', () => {
  const text = JSON.stringify(privacySections({ ...config, reservation: undefined }));
  expect(text).not.toContain('Reservation service');
});
