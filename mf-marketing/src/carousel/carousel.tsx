import { type Dispatch, type FocusEvent, type ReactNode, useEffect, useReducer } from 'react';
import { css, styled } from 'styled-components';
import { layout } from '@venue/shared/theme/tokens.ts';
import { useCalm } from '../media/calm.ts';
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
  /** ms that each slide is shown. */
  interval: number;
  /** ms of the change. */
  transition: number;
};

type AutoplayOptions = { interval: number; position: number; send: Dispatch<CarouselEvent> };

/** Goes to the next slide after `interval` ms. */
function useAutoplay(rotating: boolean, { interval, position, send }: AutoplayOptions): void {
  useEffect(() => {
    const timer = rotating
      ? setTimeout(() => send({ type: 'go', by: 1, from: position }), interval)
      : undefined;
    return () => clearTimeout(timer);
  }, [rotating, interval, position, send]);
}

/** T-04 to T-13. Still until hydrated. */
export function useCarousel(count: number, { interval, transition }: CarouselTimes): Carousel {
  const [state, send] = useReducer(nextCarousel, initialCarousel);
  const calm = useCalm();
  const rotating = state.stage === 'live' && count > 1 && isRotating(state.rotation, calm);
  useAutoplay(rotating, { interval, position: state.motion.to, send });
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

/** The bar is first in tab order, as the APG pattern requires, and last on the screen. */
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

/** Pointer or keyboard focus anywhere inside holds the slides (T-06, T-13). */
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

/** For stacked slides: the new one fades in over the old one, which is then hidden (T-12). `transition` in ms. */
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
  /** For screen readers. */
  label: string;
  content: ReactNode;
};

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

/** Only the current slide can be reached; it is announced when the visitor changes it. */
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
