import { specifiedTimes } from '@venue/shared/time/specified-times.ts';

/**
 * Positions are unbounded whole numbers: slide 0 is at 0, `count`, `-count` and so on. So going from the last slide to
 * the first is a step like any other (T-05, T-09).
 */

export function slideAt(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** Steps from one slide to another, at most half a round; negative is backwards. */
export function shortestPath(from: number, to: number, count: number): number {
  const ahead = slideAt(to - from, count);
  return ahead > count / 2 ? ahead - count : ahead;
}

/** The first position of slide `index` at or after `first`. */
export function positionFrom(first: number, index: number, count: number): number {
  return first + slideAt(index - first, count);
}

/** Steps after a drag (T-08). `share` is the distance divided by the width, negative to the left. */
export function swipeOutcome(share: number): 1 | -1 | 0 {
  if (Math.abs(share) < specifiedTimes.swipeThreshold) return 0;
  return share < 0 ? 1 : -1;
}

/** Pauses the slides while it lasts; `away` is out of view. */
export type Hold = 'hover' | 'focus' | 'drag' | 'away';

export type Motion = {
  /** Fractional after a drag. */
  readonly from: number;
  /** The shown position, or the target while moving. */
  readonly to: number;
  readonly pace: 'none' | 'transition' | 'snap-back';
};

export type CarouselState = {
  /** `list` until hydration: a row that the browser scrolls. */
  readonly stage: 'list' | 'live';
  readonly motion: Motion;
  /** `auto` until the Pause button is used. */
  readonly mode: 'auto' | 'play' | 'pause';
  readonly holds: readonly Hold[];
};

export type CarouselEvent =
  /** Hydrated; the visitor may have scrolled to slide `index` before. */
  | { type: 'wake'; index: number; holds: readonly Hold[] }
  /** `to` is a position. */
  | { type: 'go'; to: number }
  | { type: 'drag' }
  /** `share` as in `swipeOutcome`. */
  | { type: 'release'; share: number }
  | { type: 'hold'; by: Hold; lasts: boolean }
  | { type: 'toggle-pause'; reducedMotion: boolean };

function restingAt(position: number): Motion {
  return { from: position, to: position, pace: 'none' };
}

export const initialCarousel: CarouselState = {
  stage: 'list',
  motion: restingAt(0),
  mode: 'auto',
  holds: [],
};

/** Whether slides change when nothing holds them. `reducedMotion`: the visitor prefers less motion or less data. */
export function wantsToRotate({ mode }: CarouselState, reducedMotion: boolean): boolean {
  return mode === 'play' || (mode === 'auto' && !reducedMotion);
}

/** T-06, T-13. */
export function isRotating(state: CarouselState, reducedMotion: boolean): boolean {
  return state.stage === 'live' && state.holds.length === 0 && wantsToRotate(state, reducedMotion);
}

function held({ holds }: CarouselState, by: Hold, lasts: boolean): readonly Hold[] {
  const others = holds.filter((other) => other !== by);
  return lasts ? [...others, by] : others;
}

function movingTo(from: number, to: number): Motion {
  return { from, to, pace: 'transition' };
}

/** Play clears all holds, because pointer and focus are on the button itself. */
function toggled(state: CarouselState, reducedMotion: boolean): CarouselState {
  return wantsToRotate(state, reducedMotion)
    ? { ...state, mode: 'pause' }
    : { ...state, mode: 'play', holds: [] };
}

function released({ motion: { to } }: CarouselState, share: number): Motion {
  const steps = swipeOutcome(share);
  return { from: to - share, to: to + steps, pace: steps === 0 ? 'snap-back' : 'transition' };
}

export function nextCarousel(state: CarouselState, event: CarouselEvent): CarouselState {
  const shown = state.motion.to;
  switch (event.type) {
    case 'wake':
      return { ...state, stage: 'live', motion: restingAt(event.index), holds: event.holds };
    case 'go':
      return event.to === shown ? state : { ...state, motion: movingTo(shown, event.to) };
    case 'drag':
      return { ...state, motion: restingAt(shown), holds: held(state, 'drag', true) };
    case 'release':
      return { ...state, motion: released(state, event.share), holds: held(state, 'drag', false) };
    case 'hold':
      return { ...state, holds: held(state, event.by, event.lasts) };
    case 'toggle-pause':
      break;
  }
  return toggled(state, event.reducedMotion);
}
