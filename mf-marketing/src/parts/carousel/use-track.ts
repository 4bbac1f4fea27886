import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Motion } from './carousel-state.ts';
import { paceOf, runTrack, showTrackAt, stepWidth } from './track-motion.ts';
import type { Carousel } from './use-carousel.ts';
import { useSight } from './use-sight.ts';
import { useSwipe } from './use-swipe.ts';
import { useWake } from './use-wake.ts';

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
