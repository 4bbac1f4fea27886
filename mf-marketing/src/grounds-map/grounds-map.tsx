import { type SyntheticEvent, useState } from 'react';
import { styled } from 'styled-components';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { facilityCountInWords } from '../content/facilities.ts';
import { SectionHeading } from '../sections/headed-section.tsx';
import { Section } from '../sections/section.tsx';
import { Stack } from '../sections/text-blocks.tsx';
import { FacilityList } from './facility-list.tsx';
import { MapDrawing } from './map-drawing.tsx';

function doorAt({ target }: SyntheticEvent): string | undefined {
  const link = target instanceof Element ? target.closest('[data-door]') : null;
  return link?.getAttribute('data-door') ?? undefined;
}

/** The hovered or focused door, highlighted in both drawing and list. `handlers` go on their common parent. */
function useHighlightedDoor() {
  const [highlighted, setHighlighted] = useState<string>();
  const highlight = (event: SyntheticEvent) => setHighlighted(doorAt(event));
  const leave = () => setHighlighted(undefined);
  return {
    highlighted,
    handlers: { onPointerOver: highlight, onPointerLeave: leave, onFocus: highlight, onBlur: leave },
  };
}

const MapColumns = styled(Container)`
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
  const { highlighted, handlers } = useHighlightedDoor();
  return (
    <Section $background="indigo">
      <Container>
        <SectionHeading title={`${facilityCountInWords} doors off one court.`}>
          In the old Yoruba compound, <span lang="yo">agbolé</span>, every door opens onto one court. Choose
          yours.
        </SectionHeading>
      </Container>
      <MapColumns {...handlers}>
        <Stack $gap={8}>
          <MapDrawing highlighted={highlighted} />
          <Small>A drawing, not to scale.</Small>
        </Stack>
        <FacilityList highlighted={highlighted} label={`The ${facilityCountInWords.toLowerCase()} doors`} />
      </MapColumns>
    </Section>
  );
}
