import { useEffect, useReducer, type Dispatch } from 'react';
import { initialCarousel, nextCarousel, type CarouselEvent, type CarouselState } from './carousel-state.ts';
import { slideAt } from './ring.ts';
import { isRotating, wantsToRotate } from './rotation.ts';
import { useCalm } from './use-calm.ts';

export type CarouselTimes = {
  /** ms from one slide to the next when they change by themselves. */
  interval: number;
  /** ms that the change takes. */
  transition: number;
};

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

type SteppingOptions = { interval: number; position: number; send: Dispatch<CarouselEvent> };

/** Steps on after `interval` ms on one slide, however it came to be shown. */
function useStepping(rotating: boolean, { interval, position, send }: SteppingOptions): void {
  useEffect(() => {
    const timer = rotating
      ? setTimeout(() => send({ type: 'go', by: 1, from: position }), interval)
      : undefined;
    return () => clearTimeout(timer);
  }, [rotating, interval, position, send]);
}

/** State of a carousel of `count` slides (T-04 to T-13). It stands still until it is hydrated. */
export function useCarousel(count: number, { interval, transition }: CarouselTimes): Carousel {
  const [state, send] = useReducer(nextCarousel, initialCarousel);
  const calm = useCalm();
  const rotating = state.stage === 'live' && count > 1 && isRotating(state.rotation, calm);
  useStepping(rotating, { interval, position: state.motion.to, send });
  return {
    count,
    index: slideAt(state.motion.to, count),
    state,
    send,
    rotating,
    playing: wantsToRotate(state.rotation, calm),
    calm,
    transition: calm ? 0 : transition,
  };
}
