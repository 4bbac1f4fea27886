import { useState } from 'react';
import { useHost } from '../../host.ts';
import { loadOnce } from '../../loading/load-once.ts';
import { saveFile } from '@venue/shared/downloads/save-file.ts';
import type { HallBooking } from '../booking/booking.ts';

export type InvoicePdf = {
  /** `ignored`: the browser saves no files. */
  state: 'idle' | 'writing' | 'failed' | 'ignored';
  download: () => Promise<void>;
};

const loadWriter = loadOnce(() => import('../pdf/invoice-pdf.ts'));

/** Downloads the invoice as a PDF (I-15); the PDF code is loaded on the first click. */
export function useInvoicePdf(booking: HallBooking): InvoicePdf {
  const { report, config } = useHost();
  const [state, setState] = useState<InvoicePdf['state']>('idle');

  async function download() {
    setState('writing');
    try {
      const { invoicePdf } = await loadWriter();
      const content = invoicePdf(booking, config.bank);
      const saved = saveFile(`Invoice ${booking.invoice.number}.pdf`, {
        content,
        mediaType: 'application/pdf',
      });
      setState('idle');
      if (!(await saved)) setState('ignored');
    } catch (error) {
      report(error);
      setState('failed');
    }
  }
  return { state, download };
}
