import type { ReactNode } from 'react';
import { hourMs } from '@venue/shared/time/durations.ts';
import { statusOf } from '../src/hall/booking/booking-status.ts';
import type { HallBooking } from '../src/hall/booking/booking.ts';
import type { HallServices } from '../src/hall/flow/hall-services.ts';
import { InvoicePageProvider } from '../src/hall/invoice/invoice-page.ts';

/** For tests: draws parts of the page of an invoice, an hour after it was issued. */
export function SampleInvoice(props: { booking: HallBooking; services: HallServices; children: ReactNode }) {
  const { booking, services, children } = props;
  const now = booking.invoice.issuedAt + hourMs;
  const flow = { stage: 'invoice', booking, payment: { stage: 'idle' }, notifying: false } as const;
  return (
    <InvoicePageProvider value={{ booking, flow, now, status: statusOf(booking, now), services }}>
      {children}
    </InvoicePageProvider>
  );
}
