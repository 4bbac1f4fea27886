import { expect, test } from 'vitest';
import {
  initialCarousel,
  layerOf,
  nextCarousel,
  type CarouselEvent,
  type CarouselState,
} from './carousel-state.ts';

function after(...events: CarouselEvent[]): CarouselState {
  return events.reduce(nextCarousel, nextCarousel(initialCarousel, { type: 'wake', index: 0, holds: [] }));
}

test('T-05: stepping back from the first goes on without end', () => {
  expect(after({ type: 'go', by: -1 }).motion).toEqual({ from: 0, to: -1, left: 0, pace: 'transition' });
  expect(after({ type: 'go', by: -1 }, { type: 'go', by: 1 }).motion.to).toBe(0);
});

test('T-08: a short drag goes back from where it was let go, in its own pace', () => {
  const state = after({ type: 'drag' }, { type: 'release', share: -0.1 });
  expect(state.motion).toEqual({ from: 0.1, to: 0, left: 0, pace: 'snap-back' });
});

test('T-07: a long drag moves on from where it was let go', () => {
  expect(after({ type: 'drag' }, { type: 'release', share: -0.4 }).motion).toEqual({
    from: 0.4,
    to: 1,
    left: 0,
    pace: 'transition',
  });
  expect(after({ type: 'drag' }, { type: 'release', share: 0.4 }).motion.to).toBe(-1);
});

test('T-08: slides stay while they are dragged', () => {
  expect(after({ type: 'drag' }).rotation.holds).toEqual(['drag']);
  expect(after({ type: 'drag' }, { type: 'release', share: 0 }).rotation.holds).toEqual([]);
});

test('T-09: going to the slide that is shown moves nothing', () => {
  const state = after({ type: 'go', by: 2 });
  expect(nextCarousel(state, { type: 'go', by: 0 })).toBe(state);
});

test('T-04: a turn that comes due just after a click is dropped', () => {
  expect(after({ type: 'go', by: 1 }, { type: 'go', by: 1, from: 0 }).motion.to).toBe(1);
  expect(after({ type: 'go', by: 1, from: 0 }).motion.to).toBe(1);
});

test('T-12: of slides on one spot, the new one covers the one that leaves', () => {
  const layers = ({ motion }: CarouselState) => [0, 1, 2, 3].map((index) => layerOf(index, 4, motion));
  expect(layers(after())).toEqual(['shown', 'hidden', 'hidden', 'hidden']);
  expect(layers(after({ type: 'go', by: -1 }))).toEqual(['leaving', 'hidden', 'hidden', 'shown']);
  expect(layers(after({ type: 'drag' }, { type: 'release', share: -1 }))).toEqual([
    'leaving',
    'shown',
    'hidden',
    'hidden',
  ]);
});

test('T-13: waking keeps the slide that the visitor scrolled to, and what holds it', () => {
  const state = nextCarousel(initialCarousel, { type: 'wake', index: 2, holds: ['hover'] });
  expect(state.stage).toBe('live');
  expect(state.motion).toEqual({ from: 2, to: 2, left: 2, pace: 'none' });
  expect(state.rotation.holds).toEqual(['hover']);
});
