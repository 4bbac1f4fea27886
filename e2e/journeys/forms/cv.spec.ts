import { mkdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messages } from '@venue/shared/messages.ts';
import { openings } from '@venue/shared/openings.ts';
import { paths } from '../../site/addresses.ts';
import { expect, test } from '../fixtures.ts';
import { expectArrived, formPage, typedValues } from './form-page.ts';
import { careerForm } from './mail-forms.ts';

const megabyte = 1024 * 1024;

function file(name: string, bytes: number) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.alloc(bytes, 'cv') };
}

test('F-17, D-33: a CV of another kind or over the limit is refused when it is chosen, in words, and again before sending', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, careerForm);
  await form.open();
  await form.write();
  const cv = form.field('my_file');
  await expect(cv).toHaveAttribute('accept', '.pdf,.doc,.docx');
  await expect(cv).toHaveAccessibleDescription('PDF or Word, 2 MB at most');
  await cv.setInputFiles(file('holiday.jpg', 10));
  await expect(cv).toHaveAccessibleDescription(/holiday\.jpg is not a PDF or Word file/);
  await cv.setInputFiles(file('cv.pdf', 3.4 * megabyte));
  await expect(cv).toHaveAccessibleDescription(/cv\.pdf has 3\.4 MB; we can take 2 MB/);
  await form.send.click();
  const summary = form.form.getByRole('region', { name: 'One thing to put right' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /3\.4 MB/ }).click();
  await expect(cv).toBeFocused();
  expect((await sandbox.outbox()).requests).toEqual([]);
  await cv.setInputFiles(file('cv.pdf', 2 * megabyte));
  await expect(summary).toHaveCount(0);
  await expect(cv).not.toHaveAttribute('aria-invalid');
});

test('an empty CV, as a phone hands over what lies in a cloud, is told and not sent as none', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, careerForm);
  await form.open();
  await form.write();
  const cv = form.field('my_file');
  await cv.setInputFiles(file('cv.pdf', 0));
  const words = 'cv.pdf is empty on this device. Choose it again.';
  await expect(cv).toHaveAccessibleDescription(new RegExp(words));
  await form.send.click();
  await expect(form.form.getByRole('region', { name: 'One thing to put right' })).toContainText(words);
  expect((await sandbox.outbox()).requests).toEqual([]);
  await cv.setInputFiles(file('cv.pdf', 2000));
  await form.send.click();
  await expectArrived(sandbox, 1);
  expect((await sandbox.outbox()).mails[0]?.attachments).toMatchObject([{ name: 'cv.pdf', size: 2000 }]);
});

const lost = [
  {
    what: 'changed',
    lose: (cv: string) => writeFile(cv, 'another text'),
    words: 'cv.pdf changed after you chose it, or this device cannot read it. Choose it again.',
  },
  { what: 'was moved', lose: unlink, words: 'cv.pdf is no longer where you chose it. Choose it again.' },
];

for (const { what, lose, words } of lost) {
  test(`a CV that ${what} after it was chosen is told before anything is sent`, async ({
    page,
    sandbox,
  }, testInfo) => {
    const cv = testInfo.outputPath('cv.pdf');
    await mkdir(path.dirname(cv), { recursive: true });
    await writeFile(cv, 'as it was');
    const form = formPage(page, careerForm);
    await form.open();
    await form.write();
    await form.field('my_file').setInputFiles(cv);
    await lose(cv);
    await form.send.click();
    await expect(form.field('my_file')).toHaveAccessibleDescription(new RegExp(words));
    await expect(form.part.getByText('No answer came back')).toHaveCount(0);
    expect((await sandbox.outbox()).requests).toEqual([]);
    expect(await form.values()).toEqual(typedValues(careerForm));
    await writeFile(cv, 'the right one');
    await form.field('my_file').setInputFiles(cv);
    await expect(form.field('my_file')).not.toHaveAttribute('aria-invalid');
    await form.send.click();
    await expectArrived(sandbox, 1);
    expect((await sandbox.outbox()).mails[0]?.attachments).toMatchObject([{ name: 'cv.pdf', size: 13 }]);
  });
}

test('a CV that was read is sent as it was, though it is gone when the line is back', async ({
  page,
  sandbox,
  context,
}, testInfo) => {
  const cv = testInfo.outputPath('cv.pdf');
  await mkdir(path.dirname(cv), { recursive: true });
  await writeFile(cv, 'as it was');
  const form = formPage(page, careerForm);
  await form.open();
  await form.write();
  await form.field('my_file').setInputFiles(cv);
  await context.setOffline(true);
  await form.send.click();
  await expect(form.part.getByText('You are offline, so nothing was sent.')).toBeVisible();
  await unlink(cv);
  await context.setOffline(false);
  await form.send.click();
  await expectArrived(sandbox, 1);
  expect((await sandbox.outbox()).mails[0]?.attachments).toMatchObject([{ name: 'cv.pdf', size: 9 }]);
});

test('a CV without an ending is known by its type or its first bytes; a picture is told, whatever it is called', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, careerForm);
  await form.open();
  await form.write();
  const cv = form.field('my_file');
  const jpeg = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) };
  await cv.setInputFiles(jpeg);
  await expect(cv).toHaveAccessibleDescription(/cv\.pdf is a picture\. Choose a PDF or Word file/);
  await cv.setInputFiles({ name: 'msf:1000000123', mimeType: '', buffer: Buffer.from('no kind at all') });
  await expect(cv).toHaveAccessibleDescription(/msf:1000000123 is not a PDF or Word file/);
  const ofType = { name: 'msf:1000000123', mimeType: 'application/pdf', buffer: Buffer.from('cv') };
  const byBytes = { name: 'Ade Ojo CV', mimeType: '', buffer: Buffer.from('%PDF-1.7') };
  for (const [index, chosen] of [ofType, byBytes].entries()) {
    await form.write();
    await cv.setInputFiles(chosen);
    await expect(cv).not.toHaveAttribute('aria-invalid');
    await form.send.click();
    await expectArrived(sandbox, index + 1);
    await expect(cv).toHaveValue('');
  }
  const names = (await sandbox.outbox()).mails.flatMap(({ attachments }) =>
    attachments.map(({ name }) => name),
  );
  expect(names).toEqual(['msf:1000000123.pdf', 'Ade Ojo CV.pdf']);
});

test('F-16, C-02: the CV arrives whole; on a slow line its name, size and time are told', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, careerForm);
  await form.open();
  await form.write();
  const cv = file('Bello CV.pdf', 1.5 * megabyte);
  await form.field('my_file').setInputFiles(cv);
  await sandbox.fault({ service: 'email', kind: 'hold' });
  await form.send.click();
  await expect(form.sending).toHaveText(/Sending the application…/);
  const progress = form.status('Bello CV.pdf, 1.5 MB, is on its way');
  await expect(progress).toContainText('about 2 minutes: stay on this page');
  await page.clock.fastForward(60_000);
  await expect(progress).toContainText(/6\d s so far/);
  await sandbox.mend();
  await expect(form.status(messages.messageSent)).toBeVisible();
  const [mail] = (await sandbox.outbox()).mails;
  const [attachment] = mail?.attachments ?? [];
  expect(attachment).toMatchObject({ field: 'my_file', name: cv.name, size: cv.buffer.byteLength });
  expect(Buffer.from(await sandbox.attachment(attachment?.id ?? '')).equals(cv.buffer)).toBe(true);
});

test('D-06: after a failure the text comes back, the file is asked for again and never kept', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, careerForm);
  await form.open();
  await form.write();
  await form.field('my_file').setInputFiles(file('cv.pdf', 2000));
  await sandbox.fault({ service: 'email', kind: 'down', times: 1 });
  await form.send.click();
  await expect(form.part.getByText('A file cannot be kept: choose it again.')).toBeVisible();
  await expect(form.help.keep).toHaveCount(0);
  await form.help.putBack.click();
  expect(await form.values()).toEqual(typedValues(careerForm));
  expect(await page.evaluate(() => Object.values(localStorage).join(' '))).not.toContain('cv.pdf');
  await form.send.click();
  await expectArrived(sandbox, 1);
});

test('F-18, K-19, PG-04: an opening chooses its job in the form, which offers all ten', async ({ page }) => {
  const form = formPage(page, careerForm);
  await page.goto(paths.career);
  const offered = form.field('job').locator('option');
  await expect(offered).toHaveText(['Choose one', ...openings.map(({ job }) => job)]);
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Most needed' }).getByRole('button')).toHaveCount(5);
  const buttons = main.getByRole('button', { name: /^Apply as / });
  await expect(buttons).toHaveCount(10);
  for (const button of [buttons.nth(1), buttons.nth(3)]) {
    const job = (await button.innerText()).replace(/^Apply\s+as\s+/, '');
    await button.click();
    await expect(form.field('job')).toHaveValue(job);
    await expect(form.form).toBeInViewport();
  }
});
