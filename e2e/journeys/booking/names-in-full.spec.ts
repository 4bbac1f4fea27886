import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from '../fixtures.ts';
import { bookHall } from './hall-form.ts';
import { hallInvoice } from './hall-invoice.ts';
import { onlyMail } from './hall-outbox.ts';

const firstName = 'Ƙande Ẹ̀bùn Nguyễn';

for (const { lastName, printed, note } of [
  { lastName: 'Ị́fẹ́ọ́mà'.normalize('NFD'), printed: 'Ị́fẹ́ọ́mà', note: '' },
  { lastName: '李 Ƴaro', printed: '□ Ƴaro', note: '□ is a letter or sign that this file cannot print.' },
]) {
  test(`a guest called ${lastName} is spelled in full on the screen and in the e-mail, and stands in the PDF`, async ({
    page,
    sandbox,
  }) => {
    await bookHall(page, { firstName, lastName });
    const { sheet } = hallInvoice(page);
    await expect(sheet).toContainText(`${firstName} ${lastName}`);
    expect(await onlyMail(sandbox)).toMatchObject({ firstName, lastName });

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const file = await readFile(await (await coming).path());
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
    const read = text.normalize('NFC').replaceAll(/\s+/g, ' ');
    expect(read).toContain(`${firstName} ${printed}`.normalize('NFC'));
    expect(read.includes('cannot print')).toBe(note !== '');
    expect(read).toContain(note);
  });
}
