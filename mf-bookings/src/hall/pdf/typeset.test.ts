import { expect, test } from 'vitest';
import { type Face, standIn, typeset } from './typeset.ts';

const faces: readonly Face[] = ['regular', 'bold', 'serif'];
/** What is drawn, as a reader puts it together again. */
const read = (text: string, face: Face = 'bold') =>
  typeset(text, face)
    .map((piece) => piece.text)
    .join('')
    .normalize('NFC');
const marks = (text: string, face: Face = 'bold') =>
  typeset(text, face).filter((piece) => piece.kind === 'mark');

const names = [
  'Ƙande Ƴaro Ɓoyi Ɗanjuma ƙofa ƴanci ɓera ɗaki',
  'Ọ̀ṣúnṣínà Ẹ̀gbá Adébáyọ̀ ẹ́ ẹ̄ ọ́ Ẹ́ ṣ́ ḿ m̀ M̀ ǹ n̄',
  'Nwaọ́cha Ị́ Ị̀ ị́ ị̀ ụ́ ụ̀ Ụ̄ ṅ Ṅ',
  'Kɔ́jɔ́ Ɛ́ ŋ́ ƒ ɣ Ʋ Ɖ',
  'Nguyễn Thị Hường Đặng Ữ ệ',
  'Łukasz Żółć Čapek Åse ßẞ ą́ İstanbul ığ șț ő',
];

for (const name of names) {
  test(`every letter of ${name} is drawn, composed or not`, () => {
    expect(read(name)).toBe(name.normalize('NFC'));
    expect(read(name.normalize('NFD'))).toBe(name.normalize('NFC'));
    expect(read(name, 'regular')).toBe(name.normalize('NFC'));
  });
}

test('the naira, a stand-in and Yoruba are in every face', () => {
  for (const face of faces) expect(read(`₦ ${standIn} Ọ̀ṣun Ẹ̀gbá ń`, face)).toBe(`₦ ${standIn} Ọ̀ṣun Ẹ̀gbá ń`);
});

test('a mark hangs on its letter: over its middle, and under it', () => {
  const [dot] = marks('ẹ́');
  expect(typeset('ẹ́', 'bold')[0]).toEqual({ kind: 'letters', text: 'é' });
  expect(dot).toMatchObject({ text: '\u0323' });
  expect(dot?.right).toBeLessThan(-150);
  const [low] = marks('m̀');
  const [high] = marks('M̀');
  expect(low?.up).toBe(0);
  expect(high?.up).toBeGreaterThan(100);
});

test('a second mark stands off the first', () => {
  const [first, second] = marks('q̃́');
  expect((second?.up ?? 0) - (first?.up ?? 0)).toBeGreaterThan(100);
});

test('a dot makes room for another mark', () => {
  expect(read('j́')).toBe('ȷ́');
});

test('what no font has is one stand-in each', () => {
  expect(read('李小龙')).toBe(standIn.repeat(3));
  expect(read('Юрий Γιώργος')).toBe(`${standIn.repeat(4)} ${standIn.repeat(7)}`);
  expect(read('Ada 👩🏽‍👩‍👧 🎉')).toBe(`Ada ${standIn} ${standIn}`);
});

test('what shows as nothing is drawn as nothing, and every space as a space', () => {
  expect(read('A\u200Bda\uFEFF\u202E\u00A0Obi\tNne')).toBe('Ada Obi Nne');
});
