import { jsPDF } from 'jspdf';
import type { Configuration } from '../../configuration.ts';
import type { HallBooking } from '../booking/booking.ts';
import bold from './fonts/invoice-sans-bold.ttf?inline';
import regular from './fonts/invoice-sans-regular.ttf?inline';
import serif from './fonts/invoice-serif.ttf?inline';
import {
  drawDates,
  drawFacts,
  drawHead,
  drawRules,
  drawStandInNote,
  drawSums,
  drawTransfer,
} from './invoice-blocks.ts';
import { createPen } from './pdf-pen.ts';

const family = { sans: 'Invoice Sans', serif: 'Invoice Serif' } as const;

type FontFace = { data: string; file: string; of: string; style: 'normal' | 'bold' };

function addFont(pdf: jsPDF, { data, file, of, style }: FontFace) {
  pdf.addFileToVFS(file, data.slice(data.indexOf(',') + 1));
  pdf.addFont(file, of, style);
}

/** The invoice as a PDF of one A4 page, with text that can be selected (I-15). */
export function invoicePdf(booking: HallBooking, bank: Configuration['bank']): ArrayBuffer {
  const { invoice, details } = booking;
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  pdf.setProperties({ title: `Invoice ${invoice.number}`, subject: `${details.hall}, ${details.eventDate}` });
  pdf.setLanguage('en-GB');
  addFont(pdf, { data: regular, file: 'regular.ttf', of: family.sans, style: 'normal' });
  addFont(pdf, { data: bold, file: 'bold.ttf', of: family.sans, style: 'bold' });
  addFont(pdf, { data: serif, file: 'serif.ttf', of: family.serif, style: 'normal' });
  const pen = createPen(pdf, family);
  drawHead(pen, booking);
  const afterFacts = drawFacts(pen, booking);
  const afterSums = drawSums(pen, booking, afterFacts);
  const afterRules = drawRules(pen, booking, afterSums);
  const afterTransfer = drawTransfer(pen, { booking, bank, y: afterRules });
  drawDates(pen, booking, afterTransfer);
  drawStandInNote(pen);
  return pdf.output('arraybuffer');
}
