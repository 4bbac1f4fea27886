import { expect, test } from 'vitest';
import { emailForms, readConfig } from '../config.ts';

const origin = 'https://mail.example';

function configWithout(form: string): string {
  const templates = Object.fromEntries(emailForms.map((name) => [name, `template_${name}`]));
  delete templates[form];
  return JSON.stringify({
    mode: 'sandbox',
    email: { origin, publicKey: 'key', serviceId: 'service', templates },
    reservation: { baseUrl: origin, apiKey: 'key' },
    payment: { publicKey: 'pk_test', checkoutUrl: origin },
    bank: { bank: 'Bank', accountNumber: '0', accountName: 'Name' },
    links: {},
  });
}

test.each([...emailForms])(
  'C-08: a configuration without the template of %s is refused by its name',
  (form) => {
    expect(readConfig(configWithout(''))).toMatchObject({ kind: 'config' });
    expect(readConfig(configWithout(form))).toEqual({
      kind: 'refused',
      problems: [`email.templates.${form}: is missing`],
    });
  },
);
