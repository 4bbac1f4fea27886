import { expect, test } from 'vitest';
import {
  hold,
  initialCarousel,
  initialRotation,
  isRotating,
  layerOf,
  letGo,
  nextCarousel,
  positionFrom,
  shortestWay,
  slideAt,
  swipeOutcome,
  togglePause,
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
  expect(shortestWay(0, 4, 5)).toBe(-1);
  expect(shortestWay(0, 2, 5)).toBe(2);
  expect(shortestWay(4, 1, 5)).toBe(2);
  expect(shortestWay(3, 3, 5)).toBe(0);
});

test('T-05: every slide is at or after the first visible position', () => {
  const places = [0, 1, 2, 3, 4].map((index) => positionFrom(3, index, 5));
  expect(places).toEqual([5, 6, 7, 3, 4]);
  expect([0, 1, 2].map((index) => positionFrom(-1, index, 3))).toEqual([0, 1, -1]);
});

function stateAfter(...events: CarouselEvent[]): CarouselState {
  return events.reduce(nextCarousel, nextCarousel(initialCarousel, { type: 'wake', index: 0, holds: [] }));
}

test('T-05: stepping back from the first slide has no end', () => {
  expect(stateAfter({ type: 'go', by: -1 }).motion).toEqual({
    from: 0,
    to: -1,
    previous: 0,
    pace: 'transition',
  });
  expect(stateAfter({ type: 'go', by: -1 }, { type: 'go', by: 1 }).motion.to).toBe(0);
});

test('T-08: a short drag snaps back from where it was released', () => {
  const state = stateAfter({ type: 'drag' }, { type: 'release', share: -0.1 });
  expect(state.motion).toEqual({ from: 0.1, to: 0, previous: 0, pace: 'snap-back' });
});

test('T-07: a long drag moves on from where it was released', () => {
  expect(stateAfter({ type: 'drag' }, { type: 'release', share: -0.4 }).motion).toEqual({
    from: 0.4,
    to: 1,
    previous: 0,
    pace: 'transition',
  });
  expect(stateAfter({ type: 'drag' }, { type: 'release', share: 0.4 }).motion.to).toBe(-1);
});

test('T-08: dragging holds the slides', () => {
  expect(stateAfter({ type: 'drag' }).rotation.holds).toEqual(['drag']);
  expect(stateAfter({ type: 'drag' }, { type: 'release', share: 0 }).rotation.holds).toEqual([]);
});

test('T-09: going to the current slide does nothing', () => {
  const state = stateAfter({ type: 'go', by: 2 });
  expect(nextCarousel(state, { type: 'go', by: 0 })).toBe(state);
});

test('T-04: an automatic step just after a click is dropped', () => {
  expect(stateAfter({ type: 'go', by: 1 }, { type: 'go', by: 1, from: 0 }).motion.to).toBe(1);
  expect(stateAfter({ type: 'go', by: 1, from: 0 }).motion.to).toBe(1);
});

test('T-12: the new slide covers the one that leaves', () => {
  const layers = ({ motion }: CarouselState) => [0, 1, 2, 3].map((index) => layerOf(index, 4, motion));
  expect(layers(stateAfter())).toEqual(['shown', 'hidden', 'hidden', 'hidden']);
  expect(layers(stateAfter({ type: 'go', by: -1 }))).toEqual(['leaving', 'hidden', 'hidden', 'shown']);
  expect(layers(stateAfter({ type: 'drag' }, { type: 'release', share: -1 }))).toEqual([
    'leaving',
    'shown',
    'hidden',
    'hidden',
  ]);
});

test('T-13: waking keeps the slide that the visitor scrolled to, and its holds', () => {
  const state = nextCarousel(initialCarousel, { type: 'wake', index: 2, holds: ['hover'] });
  expect(state.stage).toBe('live');
  expect(state.motion).toEqual({ from: 2, to: 2, previous: 2, pace: 'none' });
  expect(state.rotation.holds).toEqual(['hover']);
});

test('T-06: hovering holds the slides, leaving releases them', () => {
  const hovered = hold(initialRotation, 'hover');
  expect(isRotating(initialRotation, false)).toBe(true);
  expect(isRotating(hovered, false)).toBe(false);
  expect(isRotating(letGo(hovered, 'hover'), false)).toBe(true);
});

test('slides out of view are held', () => {
  const away = hold(initialRotation, 'away');
  expect(isRotating(away, false)).toBe(false);
  expect(isRotating(letGo(away, 'away'), false)).toBe(true);
});

test('T-13: focus holds the slides even after the pointer has left', () => {
  const both = hold(hold(initialRotation, 'hover'), 'focus');
  expect(isRotating(letGo(both, 'hover'), false)).toBe(false);
  expect(hold(both, 'focus')).toBe(both);
});

test('T-13: nothing moves by itself with less motion or less data', () => {
  expect(isRotating(initialRotation, true)).toBe(false);
  expect(isRotating(togglePause(initialRotation, true), true)).toBe(true);
});

test('T-13: Pause lasts until Play, which starts at once', () => {
  const paused = togglePause(hold(initialRotation, 'hover'), false);
  expect(wantsToRotate(paused, false)).toBe(false);
  expect(isRotating(letGo(paused, 'hover'), false)).toBe(false);
  expect(isRotating(togglePause(paused, false), false)).toBe(true);
});

test('T-08: a drag of a fifth of the width moves on, a shorter one does not', () => {
  expect(swipeOutcome(-0.2)).toBe(1);
  expect(swipeOutcome(-0.199)).toBe(0);
  expect(swipeOutcome(0.199)).toBe(0);
});

test('T-07: a drag to the left shows the next slide, to the right the previous one', () => {
  expect(swipeOutcome(-0.6)).toBe(1);
  expect(swipeOutcome(0.6)).toBe(-1);
  expect(swipeOutcome(0)).toBe(0);
});
