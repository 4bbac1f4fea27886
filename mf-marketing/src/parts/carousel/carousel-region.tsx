import type { FocusEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Carousel } from './use-carousel.ts';

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
