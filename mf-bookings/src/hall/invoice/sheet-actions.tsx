import { timing } from '@venue/shared/timing.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { useState } from 'react';
import { useHost } from '../../host.ts';
import { saveFile } from '../../page/save-file.ts';
import type { HallBooking } from '../booking.ts';

/** Download and print (I-15, I-16). */
export function SheetActions({ booking }: { booking: HallBooking }) {
  const { report, config } = useHost();
  const [work, setWork] = useState<'none' | 'pdf' | 'pdf-failed' | 'print'>('none');

  async function download() {
    setWork('pdf');
    try {
      const { invoicePdf } = await import('../pdf/invoice-pdf.ts');
      const content = invoicePdf(booking, config.bank);
      saveFile(`Invoice ${booking.invoice.number}.pdf`, { content, mediaType: 'application/pdf' });
      setWork('none');
    } catch (error) {
      report(error);
      setWork('pdf-failed');
    }
  }

  function print() {
    setWork('print');
    setTimeout(() => {
      window.print();
      setWork('none');
    }, timing.printDelay);
  }

  const busy = work === 'pdf' || work === 'print';
  return (
    <div>
      <ButtonRow>
        <Button $look="line" aria-disabled={busy} onClick={busy ? undefined : () => void download()}>
          {work === 'pdf' ? 'Writing the PDF…' : 'Download PDF'}
        </Button>
        <Button $look="line" aria-disabled={busy} onClick={busy ? undefined : print}>
          Print
        </Button>
      </ButtonRow>
      {work === 'pdf-failed' ? <output>The PDF could not be made. Print the page instead.</output> : null}
    </div>
  );
}
