// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPicturesBelow } from './fetch-delayed-pictures.ts';

const { dataset } = document.documentElement;
const isFree = () => Promise.resolve();

/** A picture whose top lies that far down, in CSS pixels, and what is done with it. */
function pictureAt(top: number) {
  const picture = new Image();
  picture.setAttribute('loading', 'lazy');
  const moved = { cancel: vi.fn<() => void>() };
  const animate = vi.fn<() => typeof moved>(() => moved);
  Object.assign(picture, { animate });
  let complete = false;
  Object.defineProperty(picture, 'complete', { get: () => complete });
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 200));
  document.body.append(picture);
  return {
    animate,
    cancel: moved.cancel,
    come: (how: 'load' | 'error') => {
      complete = true;
      picture.dispatchEvent(new Event(how));
    },
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

const fetchAllPictures = vi.fn<() => void>();

beforeEach(() => {
  dataset['picturesWait'] = '';
  fetchAllPictures.mockClear();
  window.bootApi = {
    onHydrated: () => undefined,
    hasHeldEvents: () => false,
    onRedrawn: () => undefined,
    fullyShown: Promise.resolve(),
    fetchAllPictures,
  };
});

afterEach(() => {
  document.body.replaceChildren();
  delete window.bootApi;
});

test('near pictures load one after another, even if one is broken; then all others may load', async () => {
  const [first, second, third, far] = [pictureAt(900), pictureAt(1400), pictureAt(2000), pictureAt(9000)];
  const done = fetchPicturesBelow(isFree);
  const calls = () => [first, second, third, far].map(({ animate }) => animate.mock.calls.length);
  await nextTurn();
  expect(calls()).toEqual([1, 0, 0, 0]);
  first.come('load');
  await nextTurn();
  expect(calls()).toEqual([1, 1, 0, 0]);
  second.come('error');
  await nextTurn();
  expect(calls()).toEqual([1, 1, 1, 0]);
  expect(fetchAllPictures).not.toHaveBeenCalled();
  third.come('load');
  await done;
  expect(calls()).toEqual([1, 1, 1, 0]);
  expect(fetchAllPictures).toHaveBeenCalledOnce();
  expect([first, second, third].every(({ cancel }) => cancel.mock.calls.length === 1)).toBe(true);
});

test('no picture is fetched while another page loads', async () => {
  let arrive: () => void = () => undefined;
  const page = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { animate, come } = pictureAt(900);
  const done = fetchPicturesBelow(() => page);
  await nextTurn();
  expect(animate).not.toHaveBeenCalled();
  arrive();
  await nextTurn();
  expect(animate).toHaveBeenCalledOnce();
  come('load');
  await done;
});

test('pictures that the visitor has scrolled past load last', async () => {
  const [passed, came, next] = [pictureAt(-900), pictureAt(700), pictureAt(1400)];
  came.come('load');
  const done = fetchPicturesBelow(isFree);
  await nextTurn();
  expect([passed, came, next].map(({ animate }) => animate.mock.calls.length)).toEqual([0, 0, 1]);
  next.come('load');
  await nextTurn();
  expect(passed.animate).toHaveBeenCalledOnce();
  passed.come('load');
  await done;
});

test('navigation to another page stops the fetching', async () => {
  const [first, second] = [pictureAt(900), pictureAt(1400)];
  const done = fetchPicturesBelow(isFree);
  await nextTurn();
  delete dataset['picturesWait'];
  first.come('load');
  await done;
  expect(second.animate).not.toHaveBeenCalled();
  expect(first.cancel).toHaveBeenCalledOnce();
});
