import { type Dispatch, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { specifiedTimes } from '@venue/shared/time/specified-times.ts';
import {
  type CarouselEvent,
  type CarouselState,
  type Hold,
  type Motion,
  positionFrom,
} from './carousel-state.ts';
import { useSwipe } from './use-swipe.ts';

const step = '(100% + var(--carousel-gap))';

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.children].filter((child) => child instanceof HTMLElement);
}

/** Moves each slide to its first position at or after `first`. */
function placeSlides(track: HTMLElement, first: number): void {
  const slides = slidesOf(track);
  slides.forEach((slide, index) => {
    const rounds = positionFrom(first, index, slides.length) - index;
    slide.style.transform = rounds === 0 ? '' : `translateX(calc(${rounds} * ${step}))`;
  });
}

function moveTrack(track: HTMLElement, position: number, ms: number): void {
  track.style.transition = ms === 0 ? 'none' : `transform ${ms}ms cubic-bezier(0.2, 0, 0, 1)`;
  track.style.transform = `translateX(calc(${-position} * ${step}))`;
}

/** Without a transition, for dragging; `position` may be fractional. */
function showTrackAt(track: HTMLElement, position: number): void {
  placeSlides(track, Math.floor(position));
  moveTrack(track, position, 0);
}

/** In px. Stacked slides are one step wide themselves. */
function stepWidth(track: HTMLElement): number {
  const [first, second] = slidesOf(track);
  const width = first && second ? second.offsetLeft - first.offsetLeft : 0;
  return width === 0 ? track.offsetWidth : width;
}

/** In ms (T-08, T-11, HM-12). */
function durationOf({ pace }: Motion, transition: number): number {
  if (pace === 'none' || transition === 0) return 0;
  return pace === 'snap-back' ? specifiedTimes.swipeSnapBack : transition;
}

function runTrack(track: HTMLElement, { from, to }: Motion, ms: number): void {
  placeSlides(track, Math.floor(Math.min(from, to)));
  if (ms > 0) {
    moveTrack(track, from, 0);
    // Reading the layout commits the starting point.
    track.getBoundingClientRect();
  }
  moveTrack(track, to, ms);
}

/** Pointer or focus may already be inside before hydration. */
function initialHolds(element: Element): Hold[] {
  const region = element.closest('[aria-roledescription="carousel"]') ?? element;
  const holds: Hold[] = [];
  if (matchMedia('(hover: hover)').matches && region.matches(':hover')) holds.push('hover');
  if (region.querySelector(':focus-visible')) holds.push('focus');
  return holds;
}

/** Takes over from the scrolled list, at the slide it shows. */
function useWake(trackRef: RefObject<HTMLElement | null>, send: Dispatch<CarouselEvent>): void {
  useLayoutEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const scrolled = track.parentElement?.scrollLeft ?? 0;
    const index = scrolled === 0 ? 0 : Math.round(scrolled / stepWidth(track));
    send({ type: 'wake', index, holds: initialHolds(track) });
  }, [trackRef, send]);
}

/** Share of the carousel that must be in view for autoplay. */
const visibleShare = 0.5;

/** Holds the slides while they are out of view, so that visitors start at the first one. */
function useViewportHold(viewportRef: RefObject<HTMLElement | null>, send: Dispatch<CarouselEvent>): void {
  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) send({ type: 'hold', by: 'away', lasts: entry.intersectionRatio < visibleShare });
      },
      { threshold: visibleShare },
    );
    observer.observe(viewport);
    return () => observer.disconnect();
  }, [viewportRef, send]);
}

/** `slide` moves the row sideways, `fade` cross-fades stacked slides (T-12). */
export type CarouselEffect = 'slide' | 'fade';

type TrackOptions = {
  state: CarouselState;
  send: Dispatch<CarouselEvent>;
  count: number;
  /** ms of a change; 0 for visitors who prefer less motion. */
  transition: number;
  effect: CarouselEffect;
};

function useMotion(
  trackRef: RefObject<HTMLElement | null>,
  { state, transition, effect }: TrackOptions,
): void {
  const { stage, motion } = state;
  const run = useEffectEvent((track: HTMLElement, now: Motion) =>
    runTrack(track, now, durationOf(now, transition)),
  );
  useLayoutEffect(() => {
    const track = trackRef.current;
    if (track && stage === 'live' && effect === 'slide') run(track, motion);
  }, [trackRef, effect, stage, motion]);
}

/** Connects the elements to the state. */
export function useTrack(options: TrackOptions) {
  const { state, send, count, effect } = options;
  const trackRef = useRef<HTMLDivElement>(null);
  const viewportRef = useRef<HTMLDivElement>(null);
  useWake(trackRef, send);
  useViewportHold(viewportRef, send);
  useMotion(trackRef, options);

  const shareOf = (distance: number) => {
    const width = trackRef.current ? stepWidth(trackRef.current) : 0;
    return width === 0 ? 0 : Math.max(-1, Math.min(1, distance / width));
  };
  useSwipe(viewportRef, {
    enabled: state.stage === 'live' && count > 1,
    onStart: () => send({ type: 'drag' }),
    onMove: (distance) => {
      if (trackRef.current && effect === 'slide')
        showTrackAt(trackRef.current, state.motion.to - shareOf(distance));
    },
    onEnd: (distance) => send({ type: 'release', share: shareOf(distance) }),
  });
  return { trackRef, viewportRef };
}
