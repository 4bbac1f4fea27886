import { expect, test } from 'vitest';
import { askedRange } from './byte-range.ts';

test.each([
  ['bytes=2-4', 2, 3],
  ['bytes=0-', 0, 10],
  ['bytes=7-', 7, 3],
  ['bytes=-3', 7, 3],
  ['bytes=-30', 0, 10],
  ['bytes=8-99', 8, 2],
])('%s of ten bytes is %i and %i more', (header, offset, length) => {
  expect(askedRange(header, 10)).toEqual({ kind: 'part', range: { offset, length } });
});

test.each(['bytes=10-', 'bytes=5-4', 'bytes=-0', 'bytes=11-12'])('%s lies beyond ten bytes', (header) => {
  expect(askedRange(header, 10)).toEqual({ kind: 'beyond' });
});

test.each([null, '', 'bytes=-', 'bytes=x-y', 'lines=1-2', 'bytes=0-1,4-5'])(
  '%s is answered with the whole',
  (header) => {
    expect(askedRange(header, 10)).toEqual({ kind: 'whole' });
  },
);
