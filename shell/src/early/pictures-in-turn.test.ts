// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepPicturesInTurn, waitsAside } from './pictures-in-turn.ts';

const { dataset } = document.documentElement;
const waits = () => 'picturesWait' in dataset;

function picture(left: number, top: number) {
  const image = new Image();
  image.setAttribute('loading', 'lazy');
  const animate = vi.fn<Element['animate']>(() => new Animation());
  image.animate = animate;
  vi.spyOn(image, 'getBoundingClientRect').mockReturnValue(new DOMRect(left - waitsAside, top, 300, 200));
  document.body.append(image);
  return animate;
}

afterEach(() => document.body.replaceChildren());

test('Q-12: pictures wait until they are let go', () => {
  const letGo = keepPicturesInTurn(Promise.resolve());
  expect(waits()).toBe(true);
  letGo();
  expect(waits()).toBe(false);
});

test.each(['scroll', 'pointerdown', 'keydown'])('Q-12: %s lets them go', (type) => {
  keepPicturesInTurn(Promise.resolve());
  document.body.dispatchEvent(new Event(type));
  expect(waits()).toBe(false);
});

test('Q-12: what is on the screen waits for nothing; what is below or beside it does', async () => {
  const letGo = keepPicturesInTurn(Promise.resolve());
  const placed = [
    picture(0, 100),
    picture(0, innerHeight + 1),
    picture(innerWidth + 1, 100),
    picture(-400, 100),
  ];
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await Promise.resolve();
  await new Promise(requestAnimationFrame);
  const times = placed.map((animate) => animate.mock.calls.length);
  expect(times).toEqual([1, 0, 0, 0]);
  letGo();
});

test('Q-12: a link that is touched leads away, and lets none go', () => {
  const link = document.createElement('a');
  document.body.append(link);
  const letGo = keepPicturesInTurn(Promise.resolve());
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(waits()).toBe(true);
  letGo();
});
