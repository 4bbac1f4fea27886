import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layerOf } from './carousel-state.ts';
import { crossFade } from './cross-fade.ts';
import { useTrack, type CarouselEffect } from './use-track.ts';
import type { Carousel } from './use-carousel.ts';

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
  --carousel-gap: 0px;
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
