import { readdir, readFile } from 'node:fs/promises';
import { readManifests } from '@venue/shell/platform/checkout/remote-declarations.ts';
import { expect, test } from 'vitest';
import { mailTemplates, templatePages, templatesFolder } from './template-pages.ts';

test('docs/e-mail-templates is up to date with what the site sends', async () => {
  const files = await readdir(templatesFolder);
  expect(files.toSorted()).toEqual(templatePages.map(({ file }) => file).toSorted());
  const written = await Promise.all(files.map((file) => readFile(new URL(file, templatesFolder), 'utf8')));
  const texts = templatePages.map(({ text }) => text);
  expect(written.toSorted()).toEqual(texts.toSorted());
});

test('every e-mail of the site has a template', async () => {
  const sent = (await readManifests()).flatMap(({ mailForms }) => mailForms);
  const named = mailTemplates.map(({ form }) => form).toSorted();
  expect(named).toEqual(sent.toSorted());
});

test('templates use only fields that the site sends', () => {
  for (const { form, fields, subject, copy = '' } of mailTemplates) {
    const known = new Set(fields.map(({ name }) => name));
    const said = [...`${subject} ${copy}`.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    expect([form, said.filter((name) => !known.has(name))]).toEqual([form, []]);
  }
});

test('the hall’s e-mail has amounts, due dates, expiry and bank account', () => {
  const copy = mailTemplates.find(({ form }) => form === 'hallInvoice')?.copy ?? '';
  for (const name of ['deposit', 'fullPayment', 'balance', 'balanceDue', 'validUntil', 'accountNumber']) {
    expect(copy).toContain(`{{${name}}}`);
  }
});

test('the career e-mail has the attachment', () => {
  const page = templatePages.find(({ file }) => file === 'career.md')?.text;
  expect(page).toContain('parameter name `my_file`');
});
