import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readManifests } from '@venue/shell/platform/checkout/remote-declarations.ts';
import { mailTemplates, templatesDocument, templatesFile } from './templates-document.ts';

test('npm run reference writes docs/e-mail-templates.md as it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-templates-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const command = fileURLToPath(new URL('write-templates.ts', import.meta.url));
  const file = path.join(folder, 'templates.md');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', command, file]);
  expect(await readFile(file, 'utf8')).toBe(await readFile(templatesFile, 'utf8'));
});

test('every e-mail of the site has a template', async () => {
  const sent = (await readManifests()).flatMap(({ mailForms }) => mailForms);
  const templateForms = mailTemplates.map(({ form }) => form).toSorted();
  expect(templateForms).toEqual(sent.toSorted());
});

test('templates use only fields that the site sends', () => {
  for (const { form, fields, subject, copy = '' } of mailTemplates) {
    const fieldNames = new Set(fields.map(({ name }) => name));
    const usedNames = [...`${subject} ${copy}`.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    expect([form, usedNames.filter((name) => !fieldNames.has(name))]).toEqual([form, []]);
  }
});

test('the hall’s e-mail has amounts, due dates, expiry and bank account', () => {
  const copy = mailTemplates.find(({ form }) => form === 'hallInvoice')?.copy ?? '';
  for (const name of ['deposit', 'fullPayment', 'balance', 'balanceDue', 'validUntil', 'accountNumber']) {
    expect(copy).toContain(`{{${name}}}`);
  }
});

test('the career e-mail has the attachment', () => {
  const [, career] = templatesDocument.split('\n## career\n');
  expect(career?.split('\n## ')[0]).toContain('parameter name `my_file`');
});
