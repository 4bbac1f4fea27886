import { type Dispatch, type FocusEvent, type ReactNode, useEffect, useReducer } from 'react';
import { css, styled } from 'styled-components';
import { layout } from '@venue/shared/theme/tokens.ts';
import { useCalm } from '../media/use-calm.ts';
import {
  type Carousel,
  type CarouselEvent,
  initialCarousel,
  isRotating,
  layerOf,
  nextCarousel,
  slideAt,
  wantsToRotate,
} from './carousel-state.ts';
import { type CarouselEffect, useTrack } from './use-track.ts';

type CarouselTimes = {
  /** ms from one slide to the next when they change by themselves. */
  interval: number;
  /** ms that the change takes. */
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

/** The bar comes first in the order of the keyboard, as the pattern asks for, and last on the screen. */
const Region = styled.section`
  display: flex;
  flex-direction: column;
`;

type CarouselRegionProps = {
  carousel: Carousel;
  /** Name of the landmark, without the word carousel. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Bounds of a carousel: pointer or keyboard anywhere inside keep the slides still (T-06, T-13). */
export function CarouselRegion({ carousel, label, className, children }: CarouselRegionProps) {
  const { send } = carousel;
  const leave = (event: FocusEvent<HTMLElement>) => {
    const stays = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!stays) send({ type: 'let-go', by: 'focus' });
  };
  return (
    <Region
      className={className}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') send({ type: 'hold', by: 'hover' });
      }}
      onPointerLeave={() => send({ type: 'let-go', by: 'hover' })}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) send({ type: 'hold', by: 'focus' });
      }}
      onBlur={leave}
    >
      {children}
    </Region>
  );
}

/**
 * Layers on one spot, marked with `data-layer`: the new one fades in over the one that leaves, which goes when it
 * is covered (T-12). Duration in ms.
 */
function crossFade(transition: number) {
  return css`
    &[data-layer='shown'] {
      z-index: 1;
      transition: opacity ${transition}ms linear;
    }
    &:not([data-layer='shown']) {
      opacity: 0;
    }
    &[data-layer='leaving'] {
      transition: opacity 0s ${transition}ms;
    }
  `;
}

type Slide = {
  key: string;
  /** Name of the slide for those who do not see it. */
  label: string;
  content: ReactNode;
};

/**
 * Window on the slides. Before the code runs it is a row that scrolls and snaps; then the row is moved from the
 * state. Both draw the first slide at the same place. `--carousel-slide` is the width of one slide.
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

const FadeTrack = styled(Track)<{ $transition: number }>`
  [data-stage='live'] > & {
    display: grid;
  }
  [data-stage='live'] > & > * {
    grid-area: 1 / 1;
    ${({ $transition }) => crossFade($transition)}
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

type CarouselTrackProps = {
  carousel: Carousel;
  slides: readonly Slide[];
  effect?: CarouselEffect | undefined;
  className?: string | undefined;
};

/** The slides. Only the one that is shown can be reached; it is read out when the visitor changes it. */
export function CarouselTrack({ carousel, slides, effect = 'slide', className }: CarouselTrackProps) {
  const { state, index: shown, count } = carousel;
  const { trackRef, viewportRef } = useTrack(carousel, effect);
  const frames = slides.map((slide, index) => (
    <SlideFrame
      key={slide.key}
      aria-roledescription="slide"
      aria-label={`${slide.label}, ${index + 1} of ${count}`}
      data-layer={layerOf(index, count, state.motion)}
      inert={state.stage === 'live' && index !== shown}
    >
      {slide.content}
    </SlideFrame>
  ));
  const live = carousel.rotating || state.stage === 'list' ? 'off' : 'polite';
  return (
    <Viewport ref={viewportRef} className={className} data-stage={state.stage}>
      {effect === 'fade' ? (
        <FadeTrack ref={trackRef} $transition={carousel.transition} aria-live={live}>
          {frames}
        </FadeTrack>
      ) : (
        <Track ref={trackRef} aria-live={live}>
          {frames}
        </Track>
      )}
    </Viewport>
  );
}
