import { expect, test } from 'vitest';
import { checkCv } from './check-cv.ts';

const limit = 2 * 1024 * 1024;

function application(name: string, bytes: number): FormData {
  const data = new FormData();
  data.append('my_file', new File([new Uint8Array(bytes)], name));
  return data;
}

test.each(['cv.pdf', 'CV.DOC', 'my.cv.docx'])('F-17: %s is taken', (name) => {
  expect(checkCv(application(name, limit), limit)).toBeUndefined();
});

test('F-17, D-33: a CV over the limit is refused with its size and the limit', () => {
  const problem = checkCv(application('cv.pdf', limit * 1.7), limit);
  expect(problem?.field).toBe('my_file');
  expect(problem?.text).toContain('3.4 MB');
  expect(problem?.text).toContain('2 MB');
});

test('F-17: another kind of file is refused by its name', () => {
  expect(checkCv(application('holiday.jpg', 10), limit)?.text).toContain('holiday.jpg');
});

test('V-07: an application without a CV may go', () => {
  expect(checkCv(application('', 0), limit)).toBeUndefined();
  expect(checkCv(new FormData(), limit)).toBeUndefined();
});
