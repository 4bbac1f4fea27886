import { expect, test } from 'vitest';
import {
  initialCarousel,
  isRotating,
  nextCarousel,
  positionFrom,
  shortestPath,
  slideAt,
  swipeOutcome,
  wantsToRotate,
  type CarouselEvent,
  type CarouselState,
} from './carousel-state.ts';

test('T-05: the ring wraps from last to first and from first to last', () => {
  expect(slideAt(4, 4)).toBe(0);
  expect(slideAt(-1, 4)).toBe(3);
  expect(slideAt(-9, 4)).toBe(3);
});

test('T-09: a dot is reached the short way round', () => {
  expect(shortestPath(0, 4, 5)).toBe(-1);
  expect(shortestPath(0, 2, 5)).toBe(2);
  expect(shortestPath(4, 1, 5)).toBe(2);
  expect(shortestPath(3, 3, 5)).toBe(0);
});

test('T-05: every slide is at or after the first visible position', () => {
  const places = [0, 1, 2, 3, 4].map((index) => positionFrom(3, index, 5));
  expect(places).toEqual([5, 6, 7, 3, 4]);
  expect([0, 1, 2].map((index) => positionFrom(-1, index, 3))).toEqual([0, 1, -1]);
});

const wake: CarouselEvent = { type: 'wake', index: 0, holds: [] };

function stateAfter(...events: CarouselEvent[]): CarouselState {
  return [wake, ...events].reduce(nextCarousel, initialCarousel);
}

test('T-05: stepping back from the first slide has no end', () => {
  expect(stateAfter({ type: 'go', to: -1 }).motion).toEqual({ from: 0, to: -1, pace: 'transition' });
  expect(stateAfter({ type: 'go', to: -1 }, { type: 'go', to: 0 }).motion.to).toBe(0);
});

test('T-08: a short drag snaps back from where it was released', () => {
  const state = stateAfter({ type: 'drag' }, { type: 'release', share: -0.1 });
  expect(state.motion).toEqual({ from: 0.1, to: 0, pace: 'snap-back' });
});

test('T-07: a long drag moves on from where it was released', () => {
  const { motion } = stateAfter({ type: 'drag' }, { type: 'release', share: -0.4 });
  expect(motion).toEqual({ from: 0.4, to: 1, pace: 'transition' });
  expect(stateAfter({ type: 'drag' }, { type: 'release', share: 0.4 }).motion.to).toBe(-1);
});

test('T-08: dragging holds the slides', () => {
  expect(isRotating(stateAfter({ type: 'drag' }), false)).toBe(false);
  expect(isRotating(stateAfter({ type: 'drag' }, { type: 'release', share: 0 }), false)).toBe(true);
});

test('T-09: going to the current slide does nothing', () => {
  const state = stateAfter({ type: 'go', to: 2 });
  expect(nextCarousel(state, { type: 'go', to: 2 })).toBe(state);
});

test('T-13: waking keeps the slide that the visitor scrolled to, and what holds it', () => {
  const state = nextCarousel(initialCarousel, { type: 'wake', index: 2, holds: ['hover'] });
  expect(state.motion).toEqual({ from: 2, to: 2, pace: 'none' });
  expect(isRotating(initialCarousel, false)).toBe(false);
  expect(isRotating(state, false)).toBe(false);
});

test.each(['hover', 'focus', 'away'] as const)('T-06, T-13: %s holds the slides while it lasts', (by) => {
  const held = stateAfter({ type: 'hold', by, lasts: true });
  expect(isRotating(stateAfter(), false)).toBe(true);
  expect(isRotating(held, false)).toBe(false);
  expect(isRotating(nextCarousel(held, { type: 'hold', by, lasts: false }), false)).toBe(true);
});

test('T-13: focus holds the slides even after the pointer has left', () => {
  const state = stateAfter(
    { type: 'hold', by: 'hover', lasts: true },
    { type: 'hold', by: 'focus', lasts: true },
    { type: 'hold', by: 'focus', lasts: true },
    { type: 'hold', by: 'hover', lasts: false },
  );
  expect(state.holds).toEqual(['focus']);
});

test('T-13: nothing moves by itself with less motion or less data, until Play', () => {
  expect(isRotating(stateAfter(), true)).toBe(false);
  expect(isRotating(stateAfter({ type: 'toggle-pause', reducedMotion: true }), true)).toBe(true);
});

test('T-13: Pause lasts until Play, which starts at once', () => {
  const hover: CarouselEvent = { type: 'hold', by: 'hover', lasts: true };
  const paused = stateAfter(hover, { type: 'toggle-pause', reducedMotion: false });
  expect(wantsToRotate(paused, false)).toBe(false);
  expect(isRotating(nextCarousel(paused, { type: 'hold', by: 'hover', lasts: false }), false)).toBe(false);
  expect(isRotating(nextCarousel(paused, { type: 'toggle-pause', reducedMotion: false }), false)).toBe(true);
});

test('T-07, T-08: a drag of a fifth of the width shows the next or previous slide, a shorter one does not', () => {
  expect([-0.6, -0.2, -0.199, 0, 0.199, 0.6].map(swipeOutcome)).toEqual([1, 1, 0, 0, 0, -1]);
});
