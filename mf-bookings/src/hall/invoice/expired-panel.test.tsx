import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { telephoneLink, mainPhone } from '@venue/shared/venue/contacts.ts';
import { sampleBooking, sampleDeposit } from '../../../test/sample-booking.ts';
import { sampleHallServices } from '../../../test/sample-hall-services.ts';
import { SampleInvoice } from '../../../test/sample-invoice.tsx';
import type { HallPayment } from '../booking/hall-payment.ts';
import { ExpiredPanel } from './expired-panel.tsx';

const { services } = sampleHallServices(sampleBooking.invoice.issuedAt, {});

function panel(payments: readonly HallPayment[]): string {
  return renderToStaticMarkup(
    <SampleInvoice booking={{ ...sampleBooking, payments: [...payments] }} services={services}>
      <ExpiredPanel fresh={false} />
    </SampleInvoice>,
  );
}

test('I-12: an invoice that has ended gives the number to call, whatever may have been paid for it', () => {
  const opened: HallPayment = { ...sampleDeposit, status: 'unresolved', naira: 1, reference: 'R-1', at: 1 };
  for (const payments of [[], [opened], [{ ...opened, status: 'reported' } as const]]) {
    expect(panel(payments)).toContain(`href="${telephoneLink(mainPhone)}"`);
  }
  expect(panel([opened])).toContain('R-1');
});
