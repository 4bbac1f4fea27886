import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { paths } from '../../site/addresses.ts';
import { sandboxOrigin, siteOrigin } from '../../site/test-ports.ts';
import { formPage } from '../forms/form-page.ts';
import { contactForm } from '../forms/mail-forms.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

test('typed data leaves the browser only when it is sent, to the services named', async ({
  page,
  context,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const form = formPage(page, contactForm);
  await form.open();
  await form.fillIn();
  await page.goto(paths.privacy);
  await hydrated(page, 'mf-bookings/privacy');
  expect([...origins]).toEqual([siteOrigin]);
  await expect(page.getByRole('main')).toContainText('E-mail service');
  await page.goto(paths.contact);
  await hydrated(page, contactForm.part);
  await form.letTimePass();
  await form.submitButton.click();
  await expect(form.statusMessage(toastTexts.messageSent)).toBeVisible();
  expect([...origins]).toEqual([siteOrigin, sandboxOrigin]);
  const ours = (await context.cookies()).filter(({ name }) => name !== 'lane');
  expect(ours).toEqual([]);
});
