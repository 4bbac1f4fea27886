import { allHalls } from '../../content/hall-words.ts';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { halls } from '../../content/halls.ts';
import { HallCard } from './hall-card.tsx';
import { HallControls } from './hall-controls.tsx';
import { HallIndex } from './hall-index.tsx';
import { showsChosenLayout } from './seating-switch.tsx';
import { useHallWish } from './use-hall-wishes.ts';

const Band = styled.section`
  padding-bottom: ${layout.band};
  ${showsChosenLayout}
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[52]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** The halls side by side, drawn on one scale (FC-15). */
export function HallsCompared() {
  const band = useRef<HTMLElement>(null);
  useHallWish(band);
  return (
    <Band ref={band} aria-label={`The ${allHalls}`}>
      <Container>
        <HallIndex />
        <HallControls />
        <Columns>
          {halls.map((hall, index) => (
            <HallCard key={hall.id} hall={hall} priority={index === 0} />
          ))}
        </Columns>
      </Container>
    </Band>
  );
}
