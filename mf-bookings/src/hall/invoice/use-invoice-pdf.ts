import { useState } from 'react';
import { useHost } from '../../host.ts';
import { loadOnce } from '../../loading/load-once.ts';
import { saveFile } from '../../downloads/save-file.ts';
import type { HallBooking } from '../booking/booking.ts';

export type InvoicePdf = { state: 'idle' | 'writing' | 'failed'; download: () => Promise<void> };

const loadWriter = loadOnce(() => import('../pdf/invoice-pdf.ts'));

/** The invoice as a PDF; what writes it is loaded on the click (I-15). */
export function useInvoicePdf(booking: HallBooking): InvoicePdf {
  const { report, config } = useHost();
  const [state, setState] = useState<InvoicePdf['state']>('idle');

  async function download() {
    setState('writing');
    try {
      const { invoicePdf } = await loadWriter();
      const content = invoicePdf(booking, config.bank);
      saveFile(`Invoice ${booking.invoice.number}.pdf`, { content, mediaType: 'application/pdf' });
      setState('idle');
    } catch (error) {
      report(error);
      setState('failed');
    }
  }
  return { state, download };
}
