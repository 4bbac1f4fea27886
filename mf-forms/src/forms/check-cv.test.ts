import { expect, test, vi } from 'vitest';
import { checkCv, cvKind } from './check-cv.ts';

const limit = 2 * 1024 * 1024;

function ofSize(name: string, bytes: number): File {
  return new File([new Uint8Array(bytes)], name);
}

/** One byte per character. */
function bytesOf(text: string) {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function unreadable(error: string): File {
  const file = ofSize('cv.pdf', 10);
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('', error));
  return file;
}

test('a CV of exactly the limit is accepted, and held in memory', async () => {
  const checked = await checkCv(ofSize('cv.pdf', limit), limit);
  expect(checked).toMatchObject({ kind: 'fine', file: { name: 'cv.pdf', size: limit } });
});

test('a CV without an extension is sent with one that opens it, others keep theirs', async () => {
  const nameOf = async (name: string) => checkCv(new File(['%PDF-1.4'], name), limit);
  expect(await nameOf('msf:1')).toMatchObject({ kind: 'fine', file: { name: 'msf:1.pdf' } });
  expect(await nameOf('CV.PDF')).toMatchObject({ kind: 'fine', file: { name: 'CV.PDF' } });
});

test.each([
  ['over the limit', ofSize('cv.pdf', limit * 1.7), 'cv.pdf is 3.4 MB, but the limit is 2 MB.'],
  ['one byte over the limit', ofSize('cv.pdf', limit + 1), 'cv.pdf is 2.1 MB, but the limit is 2 MB.'],
  [
    'a picture called a PDF',
    new File([bytesOf('\x89PNG\r\n')], 'cv.pdf'),
    'cv.pdf is a picture. Choose a PDF or Word file.',
  ],
  ['another kind', ofSize('holiday.jpg', 10), 'holiday.jpg is not a PDF or Word file.'],
  ['empty', ofSize('cv.pdf', 0), 'cv.pdf is empty on this device. Choose it again.'],
  [
    'changed since',
    unreadable('NotReadableError'),
    'cv.pdf changed after you chose it, or this device cannot read it. Choose it again.',
  ],
  [
    'gone',
    unreadable('NotFoundError'),
    'cv.pdf has been moved or deleted since you chose it. Choose it again.',
  ],
])('F-17, D-33: %s', async (_case, file, text) => {
  expect(await checkCv(file, limit)).toEqual({ kind: 'refused', text });
});

const pdf = '%PDF-1.7\n';
const doc = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';
const docx = 'PK\x03\x04....[Content_Types].xml....word/document.xml';
const sheet = 'PK\x03\x04....[Content_Types].xml....xl/workbook.xml';
const jpeg = '\xFF\xD8\xFF\xE0..JFIF';

test.each([
  ['cv.pdf', '', '', '.pdf'],
  ['CV.DOC', '', '', '.doc'],
  ['my.cv.docx', '', '', '.docx'],
  ['msf:1000000123', 'application/pdf', '', '.pdf'],
  ['msf:1000000123', 'application/msword', '', '.doc'],
  ['msf:1000000123', '', pdf, '.pdf'],
  ['Ade Ojo CV', '', `\xEF\xBB\xBF${pdf}`, '.pdf'],
  ['document', 'application/octet-stream', doc, '.doc'],
  ['document', '', docx, '.docx'],
  ['cv.final', '', pdf, '.pdf'],
  ['document', '', sheet, 'other'],
  ['holiday.jpg', 'application/pdf', '', 'other'],
  ['letter.txt', 'text/plain', 'Dear', 'other'],
  ['cv.pdf', 'application/pdf', jpeg, 'picture'],
  ['cv.docx', '', '\x89PNG\r\n', 'picture'],
  ['msf:7', 'application/pdf', '\0\0\0\x18ftypheic', 'picture'],
])('F-17: %s of type "%s" with %j is %s', (...[name, type, text, kind]) => {
  expect(cvKind({ name, type, bytes: bytesOf(text) })).toBe(kind);
});
