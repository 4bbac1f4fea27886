import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { styled } from 'styled-components';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { unscripted } from '@venue/shared/theme/unscripted.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { IconButton } from '@venue/shared/ui/icon-button.tsx';
import { CarouselDots } from './carousel-dots.tsx';
import type { Carousel } from './use-carousel.ts';

const Bar = styled.div`
  ${shownWhenRead}
  display: flex;
  flex-wrap: wrap;
  order: 1;
  align-items: center;
  gap: ${space[4]};
  &:has([data-few]) {
    flex-wrap: nowrap;
  }
  ${media.up(900)} {
    &:has([data-named]) {
      flex-wrap: wrap;
      align-content: start;
      row-gap: ${space[20]};
    }
  }
  ${media.up(640)} {
    gap: ${space[12]};
  }
  ${unscripted} {
    display: none;
  }
`;

const PauseButton = styled(IconButton)`
  margin-left: auto;
  ${media.up(900)} {
    :has([data-named]) > & {
      margin-left: 0;
    }
  }
`;

/** One row with the buttons; more dots than fit beside them take a row of their own on phones. */
const Dots = styled(CarouselDots)`
  order: -1;
  &:not([data-few]) {
    width: 100%;
    ${media.up(640)} {
      width: auto;
    }
  }
`;

type CarouselBarProps = {
  carousel: Carousel;
  /** What one slide is and what all of them are, in small letters: `review`, `reviews`. */
  one: string;
  all: string;
  /** Of all slides, in their order: from 900 px they stand in place of the dots, below one another. */
  names?: readonly string[] | undefined;
  className?: string | undefined;
};

/** Pause, Previous, Next and a dot for every slide; always visible (T-07, T-09, T-13). */
export function CarouselBar({ carousel, one, all, names, className }: CarouselBarProps) {
  const { send, playing, calm } = carousel;
  return (
    <Bar className={className}>
      <PauseButton
        aria-label={`${playing ? 'Pause' : 'Play'} ${all}`}
        onClick={() => send({ type: 'toggle-pause', calm })}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </PauseButton>
      <IconButton aria-label={`Previous ${one}`} onClick={() => send({ type: 'go', by: -1 })}>
        <Icon name="previous" />
      </IconButton>
      <IconButton aria-label={`Next ${one}`} onClick={() => send({ type: 'go', by: 1 })}>
        <Icon name="next" />
      </IconButton>
      <Dots carousel={carousel} one={one} names={names} />
    </Bar>
  );
}
