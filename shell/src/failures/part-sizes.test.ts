import { expect, test } from 'vitest';
import { pusher } from './part-sizes.ts';

const view = { part: 'mf-marketing/home', depth: 0 };
const fragment = { part: 'mf-forms/newsletter', depth: 1 };

test('of a fragment and the view around it, the one that grew by itself pushed', () => {
  const both = [
    { ...view, at: 1000, by: 300 },
    { ...fragment, at: 1000, by: 300 },
  ];
  expect(pusher(both, 1010)).toBe('mf-forms/newsletter');
  expect(pusher(both.slice(0, 1), 1010)).toBe('mf-marketing/home');
  expect(pusher([{ ...view, at: 1000, by: 900 }, ...both.slice(1)], 1010)).toBe('mf-marketing/home');
});

test('what grew at another time, or by nothing, pushed nobody', () => {
  expect(pusher([{ ...view, at: 100, by: 300 }], 1000)).toBeUndefined();
  expect(pusher([{ ...view, at: 1000, by: 0 }], 1000)).toBeUndefined();
  expect(pusher([], 1000)).toBeUndefined();
});
