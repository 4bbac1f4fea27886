import { Container } from '@venue/shared/ui/container.tsx';
import { weddingCards } from '../../content/events/weddings.ts';
import { PictureCards } from '../../sections/picture-cards.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';

/** EV-03. */
export function WeddingCards() {
  return (
    <Section $ground="tint">
      <Container>
        <SectionHead title="Before the wedding, and years after.">
          From the shower to the renewal of vows, each has a room of its size.
        </SectionHead>
        <PictureCards of={weddingCards} columns={4} />
      </Container>
    </Section>
  );
}
