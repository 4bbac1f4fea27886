import { mkdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { openings } from '@venue/shared/venue/openings.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectArrived, formPage, typedValues } from './form-page.ts';
import { careerForm } from './mail-forms.ts';

const megabyte = 1024 * 1024;

/** A file on the device, which can change and go. */
async function onDevice(testInfo: TestInfo, name: string, content: string): Promise<string> {
  const file = testInfo.outputPath(name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return file;
}

function inMemory(name: string, bytes: number) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.alloc(bytes, 'cv') };
}

test(
  'a CV that cannot be sent is refused when it is chosen, and nothing is sent',
  { tag: ['@F-17', '@D-33', '@D-06'] },
  async ({ page, sandbox }, testInfo) => {
    const form = formPage(page, careerForm);
    await form.open();
    await form.fillIn();
    const cv = form.field('my_file');
    await expect(cv).toHaveAccessibleDescription('PDF or Word, up to 2 MB');
    const onPhone = await onDevice(testInfo, 'cv.pdf', 'as it was');

    await test.step('another kind, too large: at once, in words; the summary leads to the field', async () => {
      await cv.setInputFiles(inMemory('holiday.jpg', 10));
      await expect(cv).toHaveAccessibleDescription(/holiday\.jpg is not a PDF or Word file/);
      await cv.setInputFiles(inMemory('cv.pdf', 3.4 * megabyte));
      await expect(cv).toHaveAccessibleDescription(/cv\.pdf is 3\.4 MB, but the limit is 2 MB/);
      await form.submitButton.click();
      const summary = form.form.getByRole('region', { name: 'One thing to correct' });
      await expect(summary).toBeFocused();
      await summary.getByRole('link', { name: /3\.4 MB/ }).click();
      await expect(cv).toBeFocused();
      await cv.setInputFiles(onPhone);
      await expect(summary).toHaveCount(0);
    });

    await test.step('changed or moved after it was chosen: before anything is sent', async () => {
      await writeFile(onPhone, 'another text');
      await form.submitButton.click();
      await expect(cv).toHaveAccessibleDescription(/cv\.pdf changed after you chose it/);
      await cv.setInputFiles(onPhone);
      await expect(cv).not.toHaveAttribute('aria-invalid');
      await unlink(onPhone);
      await form.submitButton.click();
      await expect(cv).toHaveAccessibleDescription(/cv\.pdf has been moved or deleted since you chose it/);
      expect((await sandbox.received()).requests).toEqual([]);
      expect(await form.values()).toEqual(typedValues(careerForm));
    });

    await test.step('after a failure the text comes back, and the file is asked for again, never kept', async () => {
      await cv.setInputFiles(inMemory('cv.pdf', 2 * megabyte));
      await sandbox.fault({ service: 'email', kind: 'down', times: 1 });
      await form.submitButton.click();
      await expect(form.part.getByText('We can’t keep a file, so please choose it again.')).toBeVisible();
      await expect(form.saveButton).toHaveCount(0);
      await form.restoreButton.click();
      expect(await form.values()).toEqual(typedValues(careerForm));
      expect(await page.evaluate(() => Object.values(localStorage).join(' '))).not.toContain('cv.pdf');
      await cv.setInputFiles(inMemory('cv.pdf', 2000));
      await form.submitButton.click();
      await expectArrived(sandbox, 1);
      expect((await sandbox.received()).mails[0]?.attachments).toMatchObject([
        { name: 'cv.pdf', size: 2000 },
      ]);
    });
  },
);

test(
  'an opening chooses its job, and the CV arrives whole',
  { tag: ['@F-16', '@F-18', '@K-19', '@PG-04', '@C-02'] },
  async ({ page, sandbox, context }, testInfo) => {
    const form = formPage(page, careerForm);
    await form.open();
    await expect(form.field('job').locator('option')).toHaveText([
      'Choose one',
      ...openings.map(({ job }) => job),
    ]);
    await form.fillIn();
    const opening = page.getByRole('button', { name: /^Apply as / }).nth(3);
    const job = (await opening.innerText()).replace(/^Apply\s+as\s+/, '');
    await opening.click();
    await expect(form.field('job')).toHaveValue(job);
    await expect(form.form).toBeInViewport();

    const text = '%PDF-1.7 '.padEnd(1.5 * megabyte, 'cv');
    const cv = await onDevice(testInfo, 'Bello CV', text);
    await form.field('my_file').setInputFiles(cv);
    await context.setOffline(true);
    await form.submitButton.click();
    await expect(form.part.getByText('You’re offline, so nothing was sent.')).toBeVisible();
    await unlink(cv);
    await context.setOffline(false);

    await sandbox.fault({ service: 'email', kind: 'hold' });
    await form.submitButton.click();
    await expect(form.busyButton).toHaveText(/Sending the application…/);
    const progress = form.statusMessage('Sending Bello CV.pdf (1.5 MB)');
    await expect(progress).toContainText('can take minutes: stay on this page');
    await page.clock.fastForward(60_000);
    await sandbox.mend();
    await expect(form.statusMessage(toastTexts.messageSent)).toBeVisible();
    const [mail] = (await sandbox.received()).mails;
    const [attachment] = mail?.attachments ?? [];
    expect(attachment).toMatchObject({ field: 'my_file', name: 'Bello CV.pdf', size: text.length });
    expect(Buffer.from(await sandbox.attachment(attachment?.id ?? '')).toString()).toBe(text);
  },
);
