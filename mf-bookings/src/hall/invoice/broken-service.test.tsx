// @vitest-environment happy-dom

import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { hourMs } from '@venue/shared/time/durations.ts';
import { drawAlone } from '@venue/shared/ui/sample-root.ts';
import { sampleBooking as booking } from '../../../test/sample-booking.ts';
import { sampleHallServices } from '../../../test/sample-hall-services.ts';
import { SampleInvoice } from '../../../test/sample-invoice.tsx';
import { invoiceReference } from '../booking/invoice.ts';
import type { HallServices } from '../flow/hall-services.ts';
import { InvoiceAddress } from './invoice-address.tsx';
import { SendAgainForm } from './invoice-notices.tsx';
import { ReportForm } from './report-form.tsx';

const now = booking.invoice.issuedAt + hourMs;
let takeAway = () => {};

afterEach(() => {
  takeAway();
  localStorage.clear();
});

async function down(): Promise<never> {
  throw new Error('down');
}

async function drawn(form: ReactNode, services: HallServices) {
  document.body.innerHTML = '<div></div>';
  const [place] = document.body.children;
  if (!place) throw new Error('no place');
  takeAway = drawAlone(
    <SampleInvoice booking={booking} services={services}>
      {form}
    </SampleInvoice>,
    place,
  );
  await vi.waitUntil(() => place.children.length > 0);
  const button = () => place.querySelector('[data-submits]');
  return {
    fill: (name: string, value: string) => {
      const field = place.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!field) throw new Error(`no field ${name}`);
      field.value = value;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    press: (text: string) =>
      [...place.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click(),
    send: () => place.querySelector('form')?.requestSubmit(),
    isBusy: () => button()?.getAttribute('aria-disabled') === 'true',
    isSent: () => button() === null,
  };
}

function brokenMail() {
  const { services, ...seen } = sampleHallServices(now, {});
  return { ...seen, services: { ...services, browser: { ...services.browser, withLock: down } } };
}

test('when sending the invoice again fails, the visitor is told and can retry', async () => {
  const { services, report, notify } = brokenMail();
  const form = await drawn(<SendAgainForm onSent={() => {}} />, services);
  form.send();
  await vi.waitUntil(() => report.mock.calls.length > 0);
  await vi.waitUntil(() => !form.isBusy());
  expect(notify).toHaveBeenCalledWith('error', toastTexts.somethingWentWrong);
});

test('when sending it to another address fails, the visitor can retry', async () => {
  const { services, report } = brokenMail();
  const form = await drawn(<InvoiceAddress />, services);
  form.press('Use another e-mail address');
  await vi.waitUntil(() => !form.isSent());
  form.fill('email', 'ade@gmail.com');
  form.send();
  await vi.waitUntil(() => report.mock.calls.length > 0);
  await vi.waitUntil(() => !form.isBusy());
});

test('a report is verified once; if that fails, it can be sent again', async () => {
  let breakOff = () => {};
  const findByReference = vi.fn(
    () =>
      new Promise<never>((_resolve, reject) => {
        breakOff = () => reject(new Error('down'));
      }),
  );
  const verifier = { verifyOwn: down, findByReference };
  const { services, report } = sampleHallServices(now, { verifier });
  const form = await drawn(<ReportForm />, services);
  form.fill('reference', invoiceReference(booking.invoice, 1));
  form.fill('naira', '300000');
  form.fill('by', 'Uncle Tunde');
  form.send();
  await vi.waitUntil(form.isBusy);
  form.fill('by', 'Uncle Tunde Bello');
  await new Promise(requestAnimationFrame);
  form.send();
  expect(form.isBusy()).toBe(true);
  expect(findByReference).toHaveBeenCalledOnce();
  breakOff();
  await vi.waitUntil(() => report.mock.calls.length > 0);
  await vi.waitUntil(() => !form.isBusy());
});
