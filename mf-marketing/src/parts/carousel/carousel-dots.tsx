import { styled } from 'styled-components';
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

type CarouselDotsProps = { carousel: Carousel; one: string; className?: string | undefined };

/** A dot for every slide; the shown one is ringed. */
export function CarouselDots({ carousel, one, className }: CarouselDotsProps) {
  const { count, index: shown, send } = carousel;
  const indexes = Array.from({ length: count }, (_, index) => index);
  return (
    <Group className={className} data-few={count <= few || undefined} aria-label={`Choose a ${one}`}>
      {indexes.map((index) => (
        <Dot
          key={index}
          type="button"
          aria-label={`${one} ${index + 1} of ${count}`}
          aria-current={index === shown ? 'true' : undefined}
          onClick={() => send({ type: 'go', by: shortestWay(shown, index, count) })}
        />
      ))}
    </Group>
  );
}
