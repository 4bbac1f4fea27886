import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  type Dispatch,
  type RefObject,
} from 'react';
import { timing } from '@venue/shared/timing.ts';
import { useCalm } from '../media/use-calm.ts';
import {
  initialCarousel,
  isRotating,
  nextCarousel,
  placeFrom,
  slideAt,
  wantsToRotate,
  type CarouselEvent,
  type CarouselState,
  type Hold,
  type Motion,
} from './carousel-state.ts';
import { useSwipe } from './use-swipe.ts';

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

const step = '(100% + var(--carousel-gap))';

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.children].filter((child) => child instanceof HTMLElement);
}

/** Lets every slide stand where it is seen from position `first` onwards. */
function placeSlides(track: HTMLElement, first: number): void {
  const slides = slidesOf(track);
  slides.forEach((slide, index) => {
    const rounds = placeFrom(first, index, slides.length) - index;
    slide.style.transform = rounds === 0 ? '' : `translateX(calc(${rounds} * ${step}))`;
  });
}

function moveTrack(track: HTMLElement, position: number, ms: number): void {
  track.style.transition = ms === 0 ? 'none' : `transform ${ms}ms cubic-bezier(0.2, 0, 0, 1)`;
  track.style.transform = `translateX(calc(${-position} * ${step}))`;
}

/** Shows the track at any point of the ring, at once; for dragging. */
function showTrackAt(track: HTMLElement, position: number): void {
  placeSlides(track, Math.floor(position));
  moveTrack(track, position, 0);
}

/** Width of one step in px; slides on one spot are a step wide themselves. */
function stepWidth(track: HTMLElement): number {
  const [first, second] = slidesOf(track);
  const width = first && second ? second.offsetLeft - first.offsetLeft : 0;
  return width === 0 ? track.offsetWidth : width;
}

/** ms of a movement (T-08, T-11, HM-12); `transition` is 0 where nothing may move. */
function paceOf({ pace }: Motion, transition: number): number {
  if (pace === 'none' || transition === 0) return 0;
  return pace === 'snap-back' ? timing.swipeSnapBack : transition;
}

/** Moves the track in that many ms from wherever the last movement or drag left it. */
function runTrack(track: HTMLElement, { from, to }: Motion, ms: number): void {
  placeSlides(track, Math.floor(Math.min(from, to)));
  if (ms > 0) {
    moveTrack(track, from, 0);
    // Reading a measure makes the browser take the starting point in.
    track.getBoundingClientRect();
  }
  moveTrack(track, to, ms);
}

/** What holds a carousel whose page was used before its code ran. */
function holdsAlready(element: Element): Hold[] {
  const region = element.closest('[aria-roledescription="carousel"]') ?? element;
  const holds: Hold[] = [];
  if (matchMedia('(hover: hover)').matches && region.matches(':hover')) holds.push('hover');
  if (region.querySelector(':focus-visible')) holds.push('focus');
  return holds;
}

/** Takes over from the list that the browser scrolls, at the slide that it shows. */
function useWake(trackRef: RefObject<HTMLElement | null>, send: Dispatch<CarouselEvent>): void {
  useLayoutEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const scrolled = track.parentElement?.scrollLeft ?? 0;
    const index = scrolled === 0 ? 0 : Math.round(scrolled / stepWidth(track));
    send({ type: 'wake', index, holds: holdsAlready(track) });
  }, [trackRef, send]);
}

/** Share of the slide that has to be in sight for the slides to change by themselves. */
const enough = 0.5;

/** Slides that nobody sees stay as they are: whoever comes to them finds them at rest, and from the first one on. */
function useSight(viewportRef: RefObject<HTMLElement | null>, send: Dispatch<CarouselEvent>): void {
  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) send({ type: entry.intersectionRatio < enough ? 'hold' : 'let-go', by: 'away' });
      },
      { threshold: enough },
    );
    observer.observe(viewport);
    return () => observer.disconnect();
  }, [viewportRef, send]);
}

/** `slide` moves the row sideways, `fade` blends one slide into the other where it stands (T-12). */
export type CarouselEffect = 'slide' | 'fade';

function useMotion(
  trackRef: RefObject<HTMLElement | null>,
  carousel: Carousel,
  effect: CarouselEffect,
): void {
  const { stage, motion } = carousel.state;
  const run = useEffectEvent((track: HTMLElement, now: Motion) =>
    runTrack(track, now, paceOf(now, carousel.transition)),
  );
  useLayoutEffect(() => {
    const track = trackRef.current;
    if (track && stage === 'live' && effect === 'slide') run(track, motion);
  }, [trackRef, effect, stage, motion]);
}

/** Connects the slides' elements to the state: movement, dragging, sight, and the wake from the prerendered list. */
export function useTrack(carousel: Carousel, effect: CarouselEffect) {
  const { state, send } = carousel;
  const trackRef = useRef<HTMLDivElement>(null);
  const viewportRef = useRef<HTMLDivElement>(null);
  useWake(trackRef, send);
  useSight(viewportRef, send);
  useMotion(trackRef, carousel, effect);

  const shareOf = (distance: number) => {
    const width = trackRef.current ? stepWidth(trackRef.current) : 0;
    return width === 0 ? 0 : Math.max(-1, Math.min(1, distance / width));
  };
  useSwipe(viewportRef, {
    enabled: state.stage === 'live' && carousel.count > 1,
    onStart: () => send({ type: 'drag' }),
    onMove: (distance) => {
      if (trackRef.current && effect === 'slide')
        showTrackAt(trackRef.current, state.motion.to - shareOf(distance));
    },
    onEnd: (distance) => send({ type: 'release', share: shareOf(distance) }),
  });
  return { trackRef, viewportRef };
}
