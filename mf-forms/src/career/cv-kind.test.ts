import { expect, test } from 'vitest';
import { cvKind, openableName } from './cv-kind.ts';

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
  expect(cvKind({ name, type, text })).toBe(kind);
});

test('what goes out has an ending that opens it', () => {
  expect(openableName('msf:1000000123', '.pdf')).toBe('msf:1000000123.pdf');
  expect(openableName('CV.PDF', '.pdf')).toBe('CV.PDF');
});
