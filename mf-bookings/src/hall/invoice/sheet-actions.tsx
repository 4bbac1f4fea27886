import { timing } from '@venue/shared/timing.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { useState } from 'react';
import type { HallBooking } from '../booking/booking.ts';
import { useInvoicePdf } from './use-invoice-pdf.ts';

/** Download and print (I-15, I-16). */
export function SheetActions({ booking }: { booking: HallBooking }) {
  const pdf = useInvoicePdf(booking);
  const [printing, setPrinting] = useState(false);

  function print() {
    setPrinting(true);
    setTimeout(() => {
      window.print();
      setPrinting(false);
    }, timing.printDelay);
  }

  const busy = pdf.state === 'writing' || printing;
  return (
    <div>
      <ButtonRow>
        <Button $look="line" aria-disabled={busy} onClick={busy ? undefined : () => void pdf.download()}>
          {pdf.state === 'writing' ? 'Writing the PDF…' : 'Download PDF'}
        </Button>
        <Button $look="line" aria-disabled={busy} onClick={busy ? undefined : print}>
          Print
        </Button>
      </ButtonRow>
      {pdf.state === 'failed' ? <output>The PDF could not be made. Print the page instead.</output> : null}
    </div>
  );
}
