import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readManifests } from '@venue/shell/platform/checkout/remote-declarations.ts';
import { expect, onTestFinished, test } from 'vitest';
import { mailTemplates, templatePages, templatesFolder } from './template-pages.ts';

/** The files of a folder, by name. */
async function textsIn(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder);
  const entries = files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(entries));
}

test('npm run reference writes docs/e-mail-templates as it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-templates-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const command = fileURLToPath(new URL('write-templates.ts', import.meta.url));
  await promisify(execFile)(process.execPath, ['--import', 'tsx', command, folder]);
  expect(await textsIn(folder)).toEqual(await textsIn(fileURLToPath(templatesFolder)));
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
  const page = templatePages.find(({ file }) => file === 'career.md')?.text;
  expect(page).toContain('parameter name `my_file`');
});
