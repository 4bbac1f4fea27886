import type { Dispatch } from 'react';
import { timing } from '@venue/shared/theme/timing.ts';

/**
 * Positions are unbounded whole numbers: slide 0 is at 0, `count`, `-count` and so on. So going from the last slide to
 * the first is a step like any other (T-05, T-09).
 */

export function slideAt(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** Steps from one slide to another, at most half a round; negative is backwards. */
export function shortestWay(from: number, to: number, count: number): number {
  const ahead = slideAt(to - from, count);
  return ahead > count / 2 ? ahead - count : ahead;
}

/** The first position of slide `index` at or after `first`. */
export function positionFrom(first: number, index: number, count: number): number {
  return first + slideAt(index - first, count);
}

/** Pauses the slides while it lasts; `away` is out of view. */
export type Hold = 'hover' | 'focus' | 'drag' | 'away';

type Rotation = {
  /** `auto` until the Pause button is used. */
  readonly mode: 'auto' | 'play' | 'pause';
  readonly holds: readonly Hold[];
};

export const initialRotation: Rotation = { mode: 'auto', holds: [] };

export function hold(rotation: Rotation, by: Hold): Rotation {
  return rotation.holds.includes(by) ? rotation : { ...rotation, holds: [...rotation.holds, by] };
}

export function letGo(rotation: Rotation, by: Hold): Rotation {
  return { ...rotation, holds: rotation.holds.filter((other) => other !== by) };
}

/** Whether slides change when nothing holds them. `calm`: the visitor prefers less motion or less data. */
export function wantsToRotate(rotation: Rotation, calm: boolean): boolean {
  return rotation.mode === 'play' || (rotation.mode === 'auto' && !calm);
}

/** T-06, T-13. */
export function isRotating(rotation: Rotation, calm: boolean): boolean {
  return rotation.holds.length === 0 && wantsToRotate(rotation, calm);
}

/** Play clears all holds, because pointer and focus are on the button itself. */
export function togglePause(rotation: Rotation, calm: boolean): Rotation {
  return wantsToRotate(rotation, calm) ? { ...rotation, mode: 'pause' } : { mode: 'play', holds: [] };
}

/** Steps after a drag (T-08). `share` is the distance divided by the width, negative to the left. */
export function swipeOutcome(share: number): 1 | -1 | 0 {
  if (Math.abs(share) < timing.swipeThreshold) return 0;
  return share < 0 ? 1 : -1;
}

export type Motion = {
  /** Fractional after a drag. */
  readonly from: number;
  /** The shown position, or the target while moving. */
  readonly to: number;
  /** The position shown before. */
  readonly previous: number;
  readonly pace: 'none' | 'transition' | 'snap-back';
};

export type CarouselState = {
  /** `list` until hydration: a row that the browser scrolls. */
  readonly stage: 'list' | 'live';
  readonly motion: Motion;
  readonly rotation: Rotation;
};

type Go = { type: 'go'; by: number; from?: number };

export type CarouselEvent =
  /** Hydrated; the visitor may have scrolled to slide `index` before. */
  | { type: 'wake'; index: number; holds: readonly Hold[] }
  /** `by` is negative for backwards. With `from`, only if that position is still shown. */
  | Go
  | { type: 'drag' }
  /** `share` as in `swipeOutcome`. */
  | { type: 'release'; share: number }
  | { type: 'hold' | 'let-go'; by: Hold }
  | { type: 'toggle-pause'; calm: boolean };

function at(position: number): Motion {
  return { from: position, to: position, previous: position, pace: 'none' };
}

export const initialCarousel: CarouselState = { stage: 'list', motion: at(0), rotation: initialRotation };

function go(state: CarouselState, { by, from }: Go): CarouselState {
  const shown = state.motion.to;
  if (by === 0 || (from ?? shown) !== shown) return state;
  return { ...state, motion: { from: shown, to: shown + by, previous: shown, pace: 'transition' } };
}

function release({ stage, motion, rotation }: CarouselState, share: number): CarouselState {
  const steps = swipeOutcome(share);
  return {
    stage,
    motion: {
      from: motion.to - share,
      to: motion.to + steps,
      previous: motion.to,
      pace: steps === 0 ? 'snap-back' : 'transition',
    },
    rotation: letGo(rotation, 'drag'),
  };
}

/** For slides that are stacked and cross-fade (T-12). */
export type Layer = 'shown' | 'leaving' | 'hidden';

export function layerOf(index: number, count: number, { to, previous }: Motion): Layer {
  if (slideAt(to, count) === index) return 'shown';
  return slideAt(previous, count) === index ? 'leaving' : 'hidden';
}

export function nextCarousel(state: CarouselState, event: CarouselEvent): CarouselState {
  const { motion, rotation } = state;
  switch (event.type) {
    case 'wake':
      return { stage: 'live', motion: at(event.index), rotation: event.holds.reduce(hold, rotation) };
    case 'go':
      return go(state, event);
    case 'drag':
      return { ...state, motion: at(motion.to), rotation: hold(rotation, 'drag') };
    case 'release':
      return release(state, event.share);
    case 'hold':
      return { ...state, rotation: hold(rotation, event.by) };
    case 'let-go':
      return { ...state, rotation: letGo(rotation, event.by) };
    case 'toggle-pause':
      break;
  }
  return { ...state, rotation: togglePause(rotation, event.calm) };
}

export type Carousel = {
  count: number;
  index: number;
  state: CarouselState;
  send: Dispatch<CarouselEvent>;
  /** Slides are changing by themselves now. */
  rotating: boolean;
  /** They would if nothing held them, so the button says Pause. */
  playing: boolean;
  calm: boolean;
  /** ms; 0 for visitors who prefer less motion. */
  transition: number;
};
