import { expect, test } from 'vitest';
import { termsOf } from '../booking/agreed-terms.ts';
import type { HallBooking } from '../booking/booking.ts';
import { jsPDF } from 'jspdf';
import { createPen } from './pdf-pen.ts';
import { invoicePdf } from './invoice-pdf.ts';

const bank = { bank: 'Sample Bank', accountNumber: '0000 000 000', accountName: 'Ariya Sample Account' };
const booking: HallBooking = {
  details: {
    eventType: 'Burial/Funeral/Remembrance',
    eventDate: '2027-03-20',
    startTime: '12:00',
    endTime: '22:00',
    hall: 'Ambali Hall',
    noOfPeople: 650,
    firstName: 'Ṣèyí Ọláńrewájú',
    lastName: 'Adébáyọ̀ Bello',
    email: 'seyi@example.com',
    phone: '0800 000 0000',
    addInfo: '',
    hearAbout: 'Instagram',
    subCheck: false,
  },
  invoice: { number: '481902', issuedAt: Date.parse('2026-11-21T15:12:00Z') },
  terms: termsOf({ hall: 'Ambali Hall' }),
  invoiceMail: 'sent',
  payments: [],
};

test('I-15: the longest name that the form takes is still on the page', () => {
  const lines: number[] = [];
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' });
  const pen = createPen(pdf, { sans: 'helvetica', serif: 'times' });
  for (const name of ['Morenikeji Bello', 'Adé '.repeat(40), 'Ọ'.repeat(5000), 'Oluwa '.repeat(2000)]) {
    lines.push(pen.writeColumn(name, { at: [18, 62], width: 54, leading: 4.6, most: 4 }));
  }
  expect(lines).toEqual([1, expect.any(Number), 4, 4]);
  expect(Math.max(...lines)).toBe(4);
});

test('I-15: the PDF has one page and text that maps back to letters', () => {
  const text = new TextDecoder('latin1').decode(invoicePdf(booking, bank));
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(text.match(/\/ToUnicode/g)?.length).toBe(3);
});
