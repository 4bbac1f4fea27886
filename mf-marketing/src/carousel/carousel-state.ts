import type { Dispatch } from 'react';
import { timing } from '@venue/shared/timing.ts';

/**
 * Slides stand on an endless ring: positions are whole numbers without end, slide `0` stands at 0, at `count`,
 * at `-count` and so on. Moving on from the last slide to the first is one step like any other (T-05, T-09).
 */

/** Index of the slide at a position. */
export function slideAt(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** Steps from one slide to another, negative backwards: never more than half a round. */
export function shortestWay(from: number, to: number, count: number): number {
  const ahead = slideAt(to - from, count);
  return ahead > count / 2 ? ahead - count : ahead;
}

/** Where slide `index` has to stand when everything from `first` onwards can be seen. */
export function placeFrom(first: number, index: number, count: number): number {
  return first + slideAt(index - first, count);
}

/** What keeps a carousel still for as long as it lasts. */
export type Hold = 'hover' | 'focus' | 'drag' | 'away';

/** Whether slides change by themselves: what the visitor asked for, and what holds them at the moment. */
type Rotation = {
  /** `auto` until the Pause button is used. */
  readonly wish: 'auto' | 'play' | 'pause';
  readonly holds: readonly Hold[];
};

export const initialRotation: Rotation = { wish: 'auto', holds: [] };

export function hold(rotation: Rotation, by: Hold): Rotation {
  return rotation.holds.includes(by) ? rotation : { ...rotation, holds: [...rotation.holds, by] };
}

export function letGo(rotation: Rotation, by: Hold): Rotation {
  return { ...rotation, holds: rotation.holds.filter((other) => other !== by) };
}

/** Whether slides should change when nothing holds them. `calm`: the visitor asked for less motion or less data. */
export function wantsToRotate(rotation: Rotation, calm: boolean): boolean {
  return rotation.wish === 'play' || (rotation.wish === 'auto' && !calm);
}

/** T-06, T-13: whether slides change now. */
export function isRotating(rotation: Rotation, calm: boolean): boolean {
  return rotation.holds.length === 0 && wantsToRotate(rotation, calm);
}

/** The Pause button. Playing starts at once, although pointer and focus are on the button. */
export function togglePause(rotation: Rotation, calm: boolean): Rotation {
  return wantsToRotate(rotation, calm) ? { ...rotation, wish: 'pause' } : { wish: 'play', holds: [] };
}

/**
 * Steps that a finished drag makes (T-08). `share` is the distance divided by the width, negative to the left.
 * Dragging the content to the left shows what comes next; too short a drag goes back to where it began.
 */
export function swipeOutcome(share: number): 1 | -1 | 0 {
  if (Math.abs(share) < timing.swipeThreshold) return 0;
  return share < 0 ? 1 : -1;
}

/** A movement along the ring, over as soon as the next one begins. */
export type Motion = {
  /** Where it began; between two positions after a drag. */
  readonly from: number;
  /** Position that is shown or being moved to. */
  readonly to: number;
  /** Position that was shown before. */
  readonly left: number;
  readonly pace: 'none' | 'transition' | 'snap-back';
};

export type CarouselState = {
  /** `list` until the code runs: a row that the browser scrolls by itself. */
  readonly stage: 'list' | 'live';
  readonly motion: Motion;
  readonly rotation: Rotation;
};

type Go = { type: 'go'; by: number; from?: number };

export type CarouselEvent =
  /** The code runs; the visitor may have scrolled to slide `index` before. */
  | { type: 'wake'; index: number; holds: readonly Hold[] }
  /** So many slides on, or back if negative; with `from` only while that position is the shown one. */
  | Go
  | { type: 'drag' }
  /** `share` is the dragged distance divided by the width, negative to the left. */
  | { type: 'release'; share: number }
  | { type: 'hold' | 'let-go'; by: Hold }
  | { type: 'toggle-pause'; calm: boolean };

function at(position: number): Motion {
  return { from: position, to: position, left: position, pace: 'none' };
}

export const initialCarousel: CarouselState = { stage: 'list', motion: at(0), rotation: initialRotation };

function go(state: CarouselState, { by, from }: Go): CarouselState {
  const shown = state.motion.to;
  if (by === 0 || (from ?? shown) !== shown) return state;
  return { ...state, motion: { from: shown, to: shown + by, left: shown, pace: 'transition' } };
}

function release({ stage, motion, rotation }: CarouselState, share: number): CarouselState {
  const steps = swipeOutcome(share);
  return {
    stage,
    motion: {
      from: motion.to - share,
      to: motion.to + steps,
      left: motion.to,
      pace: steps === 0 ? 'snap-back' : 'transition',
    },
    rotation: letGo(rotation, 'drag'),
  };
}

/** Part that a slide plays where slides lie on one spot (T-12). */
export type Layer = 'shown' | 'leaving' | 'hidden';

export function layerOf(index: number, count: number, { to, left }: Motion): Layer {
  if (slideAt(to, count) === index) return 'shown';
  return slideAt(left, count) === index ? 'leaving' : 'hidden';
}

/** Everything that happens to a carousel, as values. */
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

/** What the parts of one carousel share: the region, the slides, the bar, and whatever else follows along. */
export type Carousel = {
  count: number;
  index: number;
  state: CarouselState;
  send: Dispatch<CarouselEvent>;
  /** Slides change by themselves now. */
  rotating: boolean;
  /** They would if nothing held them: the button says Pause. */
  playing: boolean;
  calm: boolean;
  /** ms, 0 for visitors who asked for stillness. */
  transition: number;
};
