import { sandboxEmail } from '@venue/shared/email/email-section.ts';
import { readManifests } from '@venue/shell/platform/checkout/remote-declarations.ts';
import { expect, test } from 'vitest';
import { mailForms } from './mail-forms.ts';

test('the journeys of all mail forms know each one of mf-forms', async () => {
  const remote = (await readManifests()).find(({ name }) => name === 'mf-forms');
  const { templates } = sandboxEmail('https://mail.example', remote?.mailForms ?? []);
  const tried = new Set(mailForms.map(({ template }) => template));
  expect([...tried].toSorted()).toEqual(Object.values(templates).toSorted());
});
