import { useState } from 'react';
import { styled } from 'styled-components';
import { saveFile } from '@venue/shared/downloads/save-file.ts';
import { media } from '@venue/shared/theme/tokens.ts';
import { specifiedTimes } from '@venue/shared/time/specified-times.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { useHost } from '../../../host.ts';
import { loadOnce } from '../../../ui/load-once.ts';
import { printPage } from '../../../ui/print-button.tsx';
import { SendToYourself } from '../../../ui/send-to-yourself.tsx';
import type { HallBooking } from '../../booking/booking.ts';
import { invoiceMessage } from '../../text/invoice-message.ts';

export type InvoicePdf = {
  state: 'idle' | 'writing' | 'failed';
  download: () => Promise<void>;
};

const loadWriter = loadOnce(() => import('../../pdf/invoice-pdf.ts'));

/** Downloads the invoice as a PDF (I-15); the PDF code is loaded on the first click. */
export function useInvoicePdf(booking: HallBooking): InvoicePdf {
  const { report, config } = useHost();
  const [state, setState] = useState<InvoicePdf['state']>('idle');

  async function download() {
    setState('writing');
    try {
      const { invoicePdf } = await loadWriter();
      const content = invoicePdf(booking, config.bank);
      saveFile(`Invoice ${booking.invoice.number}.pdf`, {
        content,
        mediaType: 'application/pdf',
      });
      setState('idle');
    } catch (error) {
      report(error);
      setState('failed');
    }
  }
  return { state, download };
}

const Actions = styled(ButtonRow)`
  ${media.up(900)} {
    justify-content: end;
  }
`;

/** Download and print (I-15, I-16). */
export function SheetActions({ booking }: { booking: HallBooking }) {
  const pdf = useInvoicePdf(booking);
  const { bank } = useHost().config;
  const [isPrinting, setPrinting] = useState(false);

  function startPrint() {
    setPrinting(true);
    setTimeout(() => {
      setPrinting(false);
      printPage();
    }, specifiedTimes.printDelay);
  }

  const busy = pdf.state === 'writing' || isPrinting;
  return (
    <div>
      <Actions>
        <Button $look="line" aria-disabled={busy} onClick={busy ? undefined : () => void pdf.download()}>
          {pdf.state === 'writing' ? 'Preparing the PDF…' : 'Download PDF'}
        </Button>
        <Button $look="line" aria-disabled={busy} onClick={busy ? undefined : startPrint}>
          Print
        </Button>
      </Actions>
      {pdf.state === 'failed' ? <output>We could not create the PDF. Print the page instead.</output> : null}
      <SendToYourself {...invoiceMessage(booking, bank)} />
    </div>
  );
}
