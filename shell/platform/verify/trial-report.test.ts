import { expect, test } from 'vitest';
import { flawLines, refusal } from './trial-report.ts';

const asleep = { kind: 'not-hydrated', part: 'mf-x/newsletter' } as const;

test('a fault on many pages is listed once, with the first page', () => {
  const flaws = ['/', '/career', '/contact-us'].map((where) => ({ where, finding: asleep }));
  expect(flawLines(flaws)).toEqual(['/ (and 2 more): mf-x/newsletter does not start']);
});

test('a refusal names files without version and hash, and says what to do', () => {
  const file = '/mf-x/1.0.0-0123456789/assets/home-view-12345678.js';
  const said = refusal([{ where: '/', finding: { kind: 'page-error', message: 'gone', file } }]).message;
  expect(said).toContain('/: mf-x/home-view throws: gone');
  expect(said).toContain('--unchecked');
});

test('many flaws of one kind do not hide those of another', () => {
  const pale = Array.from({ length: 9 }, (_, index) => ({
    where: '/',
    finding: { kind: 'accessibility', rule: 'color-contrast', element: `<li>${index}</li>` } as const,
  }));
  const thrown = { kind: 'page-error', message: 'planted', file: undefined } as const;
  expect(refusal([...pale, { where: '/contact-us', finding: thrown }]).message).toContain(
    '/contact-us: a script throws: planted',
  );
});

test('a refusal lists only a few of many flaws', () => {
  const flaws = Array.from({ length: 15 }, (_, index) => ({
    where: '/',
    finding: { kind: 'missing-file', file: `/mf-x/${index}.avif` } as const,
  }));
  expect(refusal(flaws).message).toContain('and 3 more');
});
