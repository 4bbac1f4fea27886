import { printPage } from '@venue/shared/ui/print-page.ts';
import { timing } from '@venue/shared/theme/timing.ts';
import { media } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { HallBooking } from '../booking/booking.ts';
import { InvoiceElsewhere } from './invoice-elsewhere.tsx';
import { useInvoicePdf } from './use-invoice-pdf.ts';

const Actions = styled(ButtonRow)`
  ${media.up(900)} {
    justify-content: end;
  }
`;

/** Download and print (I-15, I-16). */
export function SheetActions({ booking }: { booking: HallBooking }) {
  const pdf = useInvoicePdf(booking);
  const [print, setPrint] = useState<'idle' | 'starting' | 'ignored'>('idle');

  function startPrint() {
    setPrint('starting');
    setTimeout(() => {
      void printPage().then((hasBegun) => setPrint(hasBegun ? 'idle' : 'ignored'));
    }, timing.printDelay);
  }

  const busy = pdf.state === 'writing' || print === 'starting';
  return (
    <div>
      <Actions>
        <Button $variant="line" aria-disabled={busy} onClick={busy ? undefined : () => void pdf.download()}>
          {pdf.state === 'writing' ? 'Preparing the PDF…' : 'Download PDF'}
        </Button>
        <Button $variant="line" aria-disabled={busy} onClick={busy ? undefined : startPrint}>
          Print
        </Button>
      </Actions>
      {pdf.state === 'failed' ? <output>We could not create the PDF. Print the page instead.</output> : null}
      {pdf.state === 'ignored' || print === 'ignored' ? <InvoiceElsewhere booking={booking} /> : null}
    </div>
  );
}
