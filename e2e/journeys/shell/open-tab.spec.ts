import { booking, filledIn, hallForm } from '../booking/hall-form.ts';
import { hallInvoice } from '../booking/hall-invoice.ts';
import { receivedSummary } from '../booking/received-records.ts';
import { cardForm } from '../booking/card-form.ts';
import { stayForm } from '../booking/stay-form.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { type Moment, momentsOf, openTab } from '../support/dropped-release.ts';

const seed = Number(process.env['SEED'] ?? 15);
/** How many requests are told apart in each step of a flow: sending asks for most. */
const told = {
  hall: [...Object.keys(booking).map(() => 3), 3, 20],
  stay: [8, 8, 16, 8],
};

/** The moments that are tried: some of each flow; `MOMENTS=20` for more, `SEED=…` for others. */
function tried(flow: keyof typeof told, usually: number): Moment[] {
  return momentsOf(seed, Number(process.env['MOMENTS'] ?? usually), told[flow]);
}

function inWords({ step, requests }: Moment): string {
  return `step ${step + 1}, ${requests} requests on,`;
}

for (const moment of tried('hall', 2)) {
  test(`the version goes at ${inWords(moment)} of a hall booking: nothing is lost, nothing is booked twice`, async ({
    page,
    sandbox,
  }) => {
    const tab = openTab(page, moment);
    const { open, fillField, terms, submit, values } = hallForm(page);
    const { number, sheet } = hallInvoice(page);
    const held = page.getByRole('heading', { level: 1, name: /is held until/ });
    const typed: Record<string, string> = {};
    const step = async (work: () => Promise<unknown>) => {
      tab.pass();
      if (await tab.recover()) {
        await hydrated(page, 'mf-bookings/hall-booking');
        if (Object.keys(typed).length > 0) await expect.poll(values).toEqual(typed);
      }
      await work();
    };
    await test.step('the form is filled in and sent', async () => {
      await open();
      await tab.begin();
      for (const [name, value] of Object.entries(booking)) {
        await step(() => fillField(name, value));
        typed[name] = value;
      }
      await step(() => terms.check());
      typed['termsCheck'] = 'on';
      await step(submit);
      if (await tab.recoveredInsteadOf(held)) {
        await hydrated(page, 'mf-bookings/hall-booking');
        // What was held already comes back as its invoice, a moment after the form.
        if ((await receivedSummary(sandbox)).halls.length === 0) {
          await expect.poll(values).toEqual(filledIn);
          await submit();
        }
      }
      await expect(held).toBeVisible();
    });
    const invoice = await number();
    await test.step('the PDF is saved', async () => {
      tab.passLast();
      const download = page.waitForEvent('download');
      const pdf = page.getByRole('button', { name: 'Download PDF' });
      await pdf.click();
      const first = await Promise.race([download, tab.notice.waitFor()]);
      if (!first) {
        await tab.recover();
        await expect(sheet).toBeVisible();
        await hydrated(page, 'mf-bookings/hall-booking');
        await pdf.click();
      }
      await download;
    });
    expect(await number()).toBe(invoice);
    await expect.poll(() => receivedSummary(sandbox)).toMatchObject({ halls: [15], mails: 1 });
  });
}

for (const moment of tried('stay', 2)) {
  test(`the version goes at ${inWords(moment)} of a stay: it is paid once`, async ({ page, sandbox }) => {
    const tab = openTab(page, moment);
    const form = stayForm(page, 'deluxe-suite');
    const steps = [
      () => form.chooseNights('2031-12-30', '2032-01-02'),
      form.fillInVisitor,
      () => form.payButton.click(),
    ];
    const again = () => hydrated(page, 'mf-bookings/deluxe-suite-booking');
    await form.open();
    await tab.begin();
    for (const step of steps) {
      tab.pass();
      if (await tab.recover()) await again();
      await step();
    }
    tab.pass();
    if (await tab.recoveredInsteadOf(cardForm(page).frame.last())) {
      await again();
      await expect(form.checkIn).toHaveValue('2031-12-30');
      await expect(form.email).toHaveValue('morenikeji@example.com');
      await form.payButton.click();
    }
    tab.passLast();
    await cardForm(page).payButton.click();
    if (await tab.recoveredInsteadOf(page.getByText('Payment Successful'))) await again();
    else await expect(page.getByText('Payment Successful').first()).toBeVisible();
    await expect(form.receipt).toContainText('Tue 30 Dec 2031');
    await expect.poll(() => receivedSummary(sandbox)).toMatchObject({ payments: ['success'], mails: 1 });
    await page.unrouteAll();
    await page.reload();
    await expect(form.receipt).toContainText('Tue 30 Dec 2031');
  });
}
