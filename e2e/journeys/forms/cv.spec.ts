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
