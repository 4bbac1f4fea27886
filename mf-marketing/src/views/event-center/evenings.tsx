import { Container } from '@venue/shared/ui/container.tsx';
import { eventCenterEvenings } from '../../content/halls/event-center.ts';
import { PictureCards } from '../../sections/picture-cards.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';

/** Three ways in which it fills. */
export function Evenings() {
  return (
    <Section>
      <Container>
        <SectionHead title="What fills it.">
          The caterer, the colours and the band are yours to choose.
        </SectionHead>
        <PictureCards of={eventCenterEvenings} columns={3} swiped="evening" />
      </Container>
    </Section>
  );
}
