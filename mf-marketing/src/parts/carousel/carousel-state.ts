import { slideAt } from './ring.ts';
import { hold, initialRotation, letGo, togglePause, type Hold, type Rotation } from './rotation.ts';
import { swipeOutcome } from './swipe-outcome.ts';

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
