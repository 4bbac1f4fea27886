import { styled } from 'styled-components';
import { color, media, role } from '@venue/shared/theme/tokens.ts';
import { shortestWay } from './ring.ts';
import type { Carousel } from './use-carousel.ts';

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
export function CarouselDots({ carousel, one, names, className }: CarouselDotsProps) {
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
