// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { delayPictures, asideDistance } from './delayed-pictures.ts';

const { dataset } = document.documentElement;
const waits = () => 'picturesWait' in dataset;

/** A lazy picture with these boxes; tells how often it was brought to its place. */
function pictureIn(boxes: readonly DOMRect[]) {
  const image = new Image();
  image.setAttribute('loading', 'lazy');
  const animate = vi.fn<Element['animate']>(() => new Animation());
  image.animate = animate;
  const item = (at: number) => boxes[at] ?? null;
  vi.spyOn(image, 'getClientRects').mockReturnValue(Object.assign([...boxes], { item }));
  document.body.append(image);
  return () => animate.mock.calls.length;
}

/** One that waits aside of where it belongs. */
function picture(left: number, top: number) {
  return pictureIn([new DOMRect(left - asideDistance, top, 300, 200)]);
}

async function becomeWhole(): Promise<void> {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await Promise.resolve();
  await new Promise(requestAnimationFrame);
}

afterEach(() => document.body.replaceChildren());

test('Q-12: pictures wait until they may load', () => {
  const letGo = delayPictures(Promise.resolve());
  expect(waits()).toBe(true);
  letGo();
  expect(waits()).toBe(false);
});

test('Q-12: pictures on the screen do not wait, pictures below or beside it do', async () => {
  const letGo = delayPictures(Promise.resolve());
  const moved = [
    picture(0, 100),
    picture(0, innerHeight + 1),
    picture(innerWidth + 1, 100),
    picture(-400, 100),
  ];
  await becomeWhole();
  expect(moved.map((times) => times())).toEqual([1, 0, 0, 0]);
  letGo();
});

async function hearOf(type: string): Promise<void> {
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await new Promise(requestAnimationFrame);
}

test.each(['scroll', 'click'])(
  'Q-12: pictures that a %s brings to the screen stop waiting, others do not',
  async (type) => {
    const letGo = delayPictures(Promise.resolve());
    const moved = [
      picture(0, 100),
      picture(0, innerHeight - 1),
      picture(0, innerHeight + 1),
      picture(innerWidth + 1, 100),
    ];
    await hearOf(type);
    await hearOf(type);
    expect(moved.map((times) => times())).toEqual([1, 1, 0, 0]);
    letGo();
    await hearOf(type);
    expect(moved.map((times) => times())).toEqual([1, 1, 0, 0]);
  },
);

test('Q-12: a picture that is not displayed keeps waiting', async () => {
  const letGo = delayPictures(Promise.resolve());
  const times = pictureIn([]);
  await hearOf('scroll');
  expect(times()).toBe(0);
  letGo();
});
