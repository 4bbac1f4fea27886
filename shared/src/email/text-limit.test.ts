import { expect, test } from 'vitest';
import { findTooLong, textLimit } from './text-limit.ts';

function message(text: string): FormData {
  const data = new FormData();
  data.append('m', text);
  return data;
}

/** Letters named in the refusal. */
function lettersToGo(text: string): number {
  const found = /by ([\d,]+) characters/.exec(findTooLong(message(text))?.text ?? '');
  return Number(found?.[1]?.replaceAll(',', '') ?? 0);
}

test('the limit counts names and values', () => {
  expect(findTooLong(message('a'.repeat(textLimit - 1)))).toBeUndefined();
  expect(findTooLong(message('a'.repeat(textLimit)))?.field).toBe('m');
});

test.each(['a', 'ẹ', '🎉', 'line\n'])('without the letters that have to go, %j is short enough', (piece) => {
  const text = piece.repeat(60_000);
  const letters = lettersToGo(text);
  expect(letters).toBeGreaterThan(0);
  expect(findTooLong(message(text.slice(0, text.length - letters)))).toBeUndefined();
});

test('a file does not count', () => {
  const data = message('short');
  data.append('file', new File([new Uint8Array(2 * textLimit)], 'cv.pdf'));
  expect(findTooLong(data)).toBeUndefined();
});
