import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { invoicePdf } from './invoice-pdf.ts';

const bank = { bank: 'Sample Bank', accountNumber: '0000 000 000', accountName: 'Ariya Sample Account' };
const booking = {
  ...sampleBooking,
  details: {
    ...sampleBooking.details,
    eventType: 'Burial/Funeral/Remembrance',
    endTime: '22:00',
    firstName: 'Ṣèyí Ọláńrewájú',
    lastName: 'Adébáyọ̀ Bello',
    email: 'seyi@example.com',
  },
};

/** A reader of PDFs takes its time on a busy machine. */
const slow = { timeout: 60_000 };

/** The invoice of that name as PDF readers give its text. */
async function textFor(firstName: string) {
  const details = { ...booking.details, firstName };
  const { text, totalPages } = await extractText(
    await getDocumentProxy(new Uint8Array(invoicePdf({ ...booking, details }, bank))),
    { mergePages: true },
  );
  return { totalPages, text: text.normalize('NFC').replaceAll(/\s+/g, ' ') };
}

test(
  'I-15: the PDF has one page, and names of the country and of Latin at large are read back as written',
  slow,
  async () => {
    const names = ['Ƙande Ƴaro', 'Ẹ̀bùn ẹ́', 'Ị́fẹ́ọ́mà', 'Nguyễn Hường', 'Łukasz Żółć'.normalize('NFD')].join(
      ' ',
    );
    const { text, totalPages } = await textFor(names);
    expect(totalPages).toBe(1);
    expect(text).toContain(`${names} Adébáyọ̀ Bello`.normalize('NFC'));
    expect(text).not.toContain('cannot print');
  },
);

test(
  'a letter that no font has is a stand-in, and the sheet says where it is spelled in full',
  slow,
  async () => {
    const { text } = await textFor('李小龙');
    expect(text).toContain('□□□ Adébáyọ̀'.normalize('NFC'));
    expect(text).toContain('□ stands for a letter or sign that this file cannot print.');
  },
);

test('I-15: the longest name that the form takes is still on the page', slow, async () => {
  for (const name of ['Ọ̀'.repeat(5000), 'Oluwa '.repeat(2000)]) {
    const { text, totalPages } = await textFor(name);
    expect(totalPages).toBe(1);
    expect(text).toMatch(/20\/03\/2027.*Dates that matter.*Caution of/);
    expect(text.length).toBeLessThan(2500);
  }
});
