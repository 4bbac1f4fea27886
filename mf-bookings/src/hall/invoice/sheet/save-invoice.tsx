import { printPage } from '../../../ui/print-button.tsx';
import { specifiedTimes } from '@venue/shared/time/specified-times.ts';
import { media } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { HallBooking } from '../../booking/booking.ts';
import { useHost } from '../../../host.ts';
import { loadOnce } from '../../../ui/load-once.ts';
import { saveFile } from '@venue/shared/downloads/save-file.ts';
import { SendToYourself } from '../../../ui/send-to-yourself.tsx';
import { formatLagosTime, formatLongDate } from '@venue/shared/time/dates.ts';
import { formatMessage } from '@venue/shared/email/message-text.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import type { Configuration } from '../../../configuration.ts';
import { deadlines } from '../../text/deadlines.ts';
import { invoiceFacts, transferFacts } from '../../text/invoice-facts.ts';
import { invoiceLines, invoicePayments } from '../../text/invoice-rows.ts';
import { priceOf } from '../../booking/account.ts';

/** The invoice as plain text, which visitors can send to themselves. */
export function invoiceMessage(
  booking: HallBooking,
  bank: Configuration['bank'],
): { subject: string; text: string } {
  const { invoice } = booking;
  const subject = `Invoice ${invoice.number}`;
  const { full } = priceOf(booking);
  const facts = [...invoiceFacts(booking), ...transferFacts(booking, bank)].map(({ name, value }) => ({
    label: name,
    value,
  }));
  const sums = [
    ...invoiceLines(booking.terms).map(({ item, naira }) => ({ label: item, value: formatNaira(naira) })),
    { label: 'Full payment', value: formatNaira(full) },
    ...invoicePayments(booking).map(({ name, remark, naira }) => ({
      label: `${name} (${remark})`,
      value: formatNaira(naira),
    })),
  ];
  const dates = deadlines(booking).dates.map(({ date, at, what }) => ({
    label: `${formatLongDate(date, 'short')}${at === undefined ? '' : `, ${formatLagosTime(at)}`}`,
    value: what,
  }));
  return { subject, text: formatMessage(subject, [...facts, ...sums, ...dates]) };
}

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
