import { styled } from 'styled-components';
import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { color, media, role, space } from '@venue/shared/theme/tokens.ts';
import { unscripted } from '@venue/shared/theme/unscripted.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { IconButton } from '@venue/shared/ui/icon-button.tsx';
import { type Carousel, shortestWay } from './carousel-state.ts';

const Group = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  margin-left: -17px;
  &[data-few] {
    flex-wrap: nowrap;
    min-width: 0;
  }
  @media (max-width: 639.98px) {
    &[data-few] {
      margin-left: -8px;
    }
  }
  ${media.up(900)} {
    &[data-named] {
      flex-direction: column;
      width: 100%;
      margin-left: 0;
    }
  }
`;

/** As many as stand beside the buttons on the narrowest phone. */
const few = 6;

const Dot = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  min-width: 24px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border: 2px solid currentColor;
    border-radius: 50%;
  }
  &[aria-current]::before {
    background: currentColor;
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    width: 20px;
    height: 20px;
    border: 1px solid currentColor;
    border-radius: 50%;
  }
`;

/** A dot, and on wide screens the name of its slide, with a bar of brass where that is shown. */
const NamedDot = styled(Dot)`
  > span {
    display: none;
  }
  ${media.up(900)} {
    display: flex;
    align-items: center;
    width: 100%;
    padding-left: 16px;
    border-left: 3px solid ${role.hairline};
    font: 400 1.0625rem/1.2 var(--sans);
    text-align: start;
    &::before,
    &[aria-current]::after {
      content: none;
    }
    &[aria-current] {
      border-color: ${color.brass400};
      font-weight: 650;
    }
    > span {
      display: inline;
    }
  }
`;

type CarouselDotsProps = {
  carousel: Carousel;
  one: string;
  names?: readonly string[] | undefined;
  className?: string | undefined;
};

function labelOf(place: string, name: string | undefined): string {
  return name === undefined ? place : `${place}: ${name}`;
}

/** A dot or a name for every slide; the shown one is marked. */
function CarouselDots({ carousel, one, names, className }: CarouselDotsProps) {
  const { count, index: shown, send } = carousel;
  const OneOf = names ? NamedDot : Dot;
  const indexes = Array.from({ length: count }, (_, index) => index);
  return (
    <Group
      className={className}
      data-few={count <= few || undefined}
      data-named={names !== undefined || undefined}
      aria-label={`Choose a ${one}`}
    >
      {indexes.map((index) => (
        <OneOf
          key={index}
          type="button"
          aria-label={labelOf(`${one} ${index + 1} of ${count}`, names?.[index])}
          aria-current={index === shown ? 'true' : undefined}
          onClick={() => send({ type: 'go', by: shortestWay(shown, index, count) })}
        >
          {names && <span>{names[index]}</span>}
        </OneOf>
      ))}
    </Group>
  );
}

const Bar = styled.div`
  ${shownWhenRead}
  display: flex;
  flex-wrap: wrap;
  order: 1;
  align-items: center;
  gap: ${space[4]};
  margin-top: ${space[12]};
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
