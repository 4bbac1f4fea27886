import { expect, test } from 'vitest';
import { sandboxConfiguration } from '../configuration.ts';
import { formatFileSize, largestFile } from './chosen-file.ts';

const { email } = sandboxConfiguration('https://mail.example');

test.each([
  [1, '1 KB'],
  [48 * 1024, '48 KB'],
  [2 * 1024 * 1024, '2 MB'],
  [2 * 1024 * 1024 + 1, '2.1 MB'],
  [3.44 * 1024 * 1024, '3.5 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test('D-33: the limit is 2 MB unless the configuration says otherwise', () => {
  expect(largestFile(email)).toBe(2 * 1024 * 1024);
  expect(largestFile({ ...email, largestFile: 500_000 })).toBe(500_000);
});
