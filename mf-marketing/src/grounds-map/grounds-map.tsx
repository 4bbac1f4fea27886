import { media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { type SyntheticEvent, useState } from 'react';
import { styled } from 'styled-components';
import { facilitiesCounted } from '../content/facilities.ts';
import { SectionHead } from '../sections/section-head.tsx';
import { Section } from '../sections/section.tsx';
import { Stack } from '../sections/words.tsx';
import { FacilityList } from './facility-list.tsx';
import { MapDrawing } from './map-drawing.tsx';

function doorAt({ target }: SyntheticEvent): string | undefined {
  const link = target instanceof Element ? target.closest('[data-door]') : null;
  return link?.getAttribute('data-door') ?? undefined;
}

/** The hovered or focused door, highlighted in both drawing and list. `handlers` go on their common parent. */
function useLitDoor() {
  const [lit, setLit] = useState<string>();
  const light = (event: SyntheticEvent) => setLit(doorAt(event));
  const leave = () => setLit(undefined);
  return { lit, handlers: { onPointerOver: light, onPointerLeave: leave, onFocus: light, onBlur: leave } };
}

const Both = styled(Container)`
  display: grid;
  gap: ${space[20]} ${space[32]};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${media.up(900)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 460px);
  }
`;

/** G-08. */
export function GroundsMap() {
  const { lit, handlers } = useLitDoor();
  return (
    <Section $ground="indigo">
      <Container>
        <SectionHead title={`${facilitiesCounted} doors off one court.`}>
          In the old Yoruba compound, <span lang="yo">agbolé</span>, every door opens onto one court. Choose
          yours.
        </SectionHead>
      </Container>
      <Both {...handlers}>
        <Stack $gap={8}>
          <MapDrawing lit={lit} />
          <Small>A drawing, not to scale.</Small>
        </Stack>
        <FacilityList lit={lit} label={`The ${facilitiesCounted.toLowerCase()} doors`} />
      </Both>
    </Section>
  );
}
