import { type Dispatch, type FocusEvent, type ReactNode, useEffect, useReducer } from 'react';
import { styled } from 'styled-components';
import { layout } from '@venue/shared/theme/tokens.ts';
import { usePrefersReducedMotion } from '../media/reduced-motion.ts';
import { CarouselBar } from './carousel-bar.tsx';
import {
  type CarouselEvent,
  initialCarousel,
  isRotating,
  type Motion,
  nextCarousel,
  slideAt,
  wantsToRotate,
} from './carousel-state.ts';
import { type CarouselEffect, useTrack } from './use-track.ts';

type AutoplayOptions = { interval: number; position: number; send: Dispatch<CarouselEvent> };

/** Goes to the next slide after `interval` ms. */
function useAutoplay(rotating: boolean, { interval, position, send }: AutoplayOptions): void {
  useEffect(() => {
    const timer = rotating ? setTimeout(() => send({ type: 'go', to: position + 1 }), interval) : undefined;
    return () => clearTimeout(timer);
  }, [rotating, interval, position, send]);
}

/** Pointer or keyboard focus anywhere inside holds the slides (T-06, T-13). */
function holdHandlers(send: Dispatch<CarouselEvent>) {
  const hold = (by: 'hover' | 'focus', lasts: boolean) => send({ type: 'hold', by, lasts });
  return {
    onPointerEnter: (event: { pointerType: string }) => {
      if (event.pointerType === 'mouse') hold('hover', true);
    },
    onPointerLeave: () => hold('hover', false),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.target.matches(':focus-visible')) hold('focus', true);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false);
    },
  };
}

/** The bar is first in tab order, as the APG pattern requires, and last on the screen. */
const Region = styled.section`
  display: flex;
  flex-direction: column;
`;

/**
 * A row that scrolls and snaps until hydration, then a window on a moving track; the first slide is at the same place
 * in both. `--carousel-slide` is the width of a slide.
 */
const Viewport = styled.div`
  --carousel-slide: 100%;
  --carousel-gap: ${layout.columnGap};
  position: relative;
  &[data-stage='list'] {
    overflow: auto hidden;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  &[data-stage='live'] {
    overflow: clip;
    touch-action: pan-y pinch-zoom;
  }
`;

const Track = styled.div`
  display: flex;
  gap: var(--carousel-gap);
  width: var(--carousel-slide);
`;

/** Slides are stacked: the new one fades in over the old one, which is then hidden (T-12). */
const FadeTrack = styled(Track)<{ $transition: number }>`
  [data-stage='live'] > & {
    display: grid;
  }
  [data-stage='live'] > & > * {
    grid-area: 1 / 1;
    z-index: 1;
    transition: opacity ${({ $transition }) => $transition}ms linear;
    &[inert] {
      z-index: auto;
      opacity: 0;
      transition: opacity 0s ${({ $transition }) => $transition}ms;
    }
  }
`;

const SlideFrame = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex: none;
  width: 100%;
  scroll-snap-align: start;
  & > * {
    flex: 1;
    min-width: 0;
  }
`;

type Slide = {
  key: string;
  /** For screen readers. */
  label: string;
  content: ReactNode;
};

/** Stacked slides are all in view, so only the shown one, the one fading out and, if they play, the next are loaded. */
function isLoaded(index: number, { motion: { from, to }, playing, count }: Loading): boolean {
  const positions = [to, Math.round(from), ...(playing ? [to + 1] : [])];
  return positions.some((position) => slideAt(position, count) === index);
}

type Loading = { motion: Motion; playing: boolean; count: number };

type CarouselProps = {
  /** Name of the landmark, without the word carousel. */
  label: string;
  /** What a slide is called, in lower case: `review`, `reviews`. */
  itemName: string;
  itemsName: string;
  slides: readonly Slide[];
  /** ms that each slide is shown. */
  interval: number;
  /** ms of the change. */
  transition: number;
  effect?: CarouselEffect;
  className?: string;
};

/** T-04 to T-13. Still until hydrated. Only the shown slide can be reached; it is announced when the visitor changes it. */
export function Carousel({ slides, interval, effect = 'slide', ...props }: CarouselProps) {
  const [state, send] = useReducer(nextCarousel, initialCarousel);
  const reducedMotion = usePrefersReducedMotion();
  const count = slides.length;
  const { stage, motion } = state;
  const shown = slideAt(motion.to, count);
  const rotating = count > 1 && isRotating(state, reducedMotion);
  const playing = wantsToRotate(state, reducedMotion);
  const transition = reducedMotion ? 0 : props.transition;
  useAutoplay(rotating, { interval, position: motion.to, send });
  const { trackRef, viewportRef } = useTrack({ state, send, count, transition, effect });
  const frames = slides.map(({ key, label, content }, index) => (
    <SlideFrame
      key={key}
      aria-roledescription="slide"
      aria-label={`${label}, ${index + 1} of ${count}`}
      inert={stage === 'live' && index !== shown}
    >
      {(effect === 'slide' || stage === 'list' || isLoaded(index, { motion, playing, count })) && content}
    </SlideFrame>
  ));
  const live = rotating || stage === 'list' ? 'off' : 'polite';
  return (
    <Region
      className={props.className}
      aria-roledescription="carousel"
      aria-label={props.label}
      {...holdHandlers(send)}
    >
      <CarouselBar
        itemName={props.itemName}
        itemsName={props.itemsName}
        count={count}
        shown={shown}
        playing={playing}
        onGo={(steps) => send({ type: 'go', to: motion.to + steps })}
        onTogglePause={() => send({ type: 'toggle-pause', reducedMotion })}
      />
      <Viewport ref={viewportRef} data-stage={stage}>
        {effect === 'fade' ? (
          <FadeTrack ref={trackRef} $transition={transition} aria-live={live}>
            {frames}
          </FadeTrack>
        ) : (
          <Track ref={trackRef} aria-live={live}>
            {frames}
          </Track>
        )}
      </Viewport>
    </Region>
  );
}
