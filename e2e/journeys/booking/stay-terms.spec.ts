import { merged } from '@venue/shell/configuration/merged.ts';
import { sandboxDocument } from '@venue/shell/configuration/sandbox-document.ts';
import { sandboxLane } from '@venue/sandbox/client.ts';
import { openReleaseLab, type ReleaseLab } from '../../site/release-lab.ts';
import { sandboxOrigin } from '../../site/test-ports.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { cardForm, places, stayForm } from './stay-form.ts';

const lane = sandboxLane(sandboxOrigin, 'stay-terms');
const cancellation = 'Cancel until three days before, and all of it comes back.';
let lab: ReleaseLab;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  lab = await openReleaseLab();
  const { content } = await sandboxDocument(lane.origin);
  await lab.composeWith(merged(content, { venue: { stayTerms: { checkIn: '14:00', cancellation } } }));
});

test.afterAll(() => lab.close());

test('the terms of a stay are read, agreed to before the payment and kept with the receipt', async ({
  page,
}) => {
  await lane.clear();
  await page.goto(lab.origin + places['deluxe-suite'].path);
  await hydrated(page, 'mf-bookings/deluxe-suite-booking');
  const form = stayForm(page, 'deluxe-suite');
  await expect(form.main.getByText(cancellation)).toBeVisible();
  await form.book('2031-12-04', '2031-12-05');
  const agree = form.main.getByRole('checkbox', { name: /agree/ });
  await expect(agree).toBeFocused();
  await expect(form.main.getByText('Tick to agree before you pay')).toBeVisible();
  expect((await lane.outbox()).payments).toEqual([]);

  await agree.check();
  await form.pay.click();
  await cardForm(page).pay.click();
  await expect(form.receipt).toContainText('You agreed to');
  await expect(form.receipt).toContainText('Check-in from 2pm.');
  await expect(form.receipt).toContainText(cancellation);
  await expect(form.receipt).toContainText('The venue has been told');
  const [mail] = (await lane.outbox()).mails;
  expect(mail?.fields.find(({ name }) => name === 'terms')?.value).toBe(`Check-in from 2pm. ${cancellation}`);
});
