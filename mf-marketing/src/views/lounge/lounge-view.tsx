import { Container } from '@venue/shared/ui/container.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Section } from '../../parts/section.tsx';
import { lounge } from '../../content/lounge.ts';
import { PlaceAbout } from '../../parts/social-place/place-about.tsx';
import { PlaceAround } from '../../parts/social-place/place-around.tsx';
import { PlaceSpecs } from '../../parts/social-place/place-specs.tsx';
import { LoungeOpening } from './lounge-opening.tsx';
import { LoungeSketch } from './lounge-sketch.tsx';

/** `/facilities/ariya-lounge` (FC-23, FC-25). */
export function LoungeView() {
  return (
    <>
      <PageHead title={lounge.name} description={lounge.description} />
      <LoungeOpening />
      <Section>
        <Container>
          <PlaceAbout about={lounge.about} sketch={<LoungeSketch />} />
        </Container>
      </Section>
      <Section $ground="tint">
        <Container>
          <PlaceSpecs of={lounge} title="What comes with the room." />
        </Container>
      </Section>
      <Section>
        <Container>
          <PlaceAround around={lounge.around} />
        </Container>
      </Section>
    </>
  );
}
