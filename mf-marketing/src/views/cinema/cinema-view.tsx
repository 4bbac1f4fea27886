import { Container } from '@venue/shared/ui/container.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Section } from '../../parts/section.tsx';
import { cinema } from '../../content/cinema.ts';
import { PlaceAround } from '../../parts/social-place/place-around.tsx';
import { CinemaOpening } from './cinema-opening.tsx';
import { Hiring } from './hiring.tsx';

/** `/facilities/ariya-cinema` (FC-21). */
export function CinemaView() {
  return (
    <>
      <PageHead title={cinema.name} description={cinema.description} />
      <CinemaOpening />
      <Section>
        <Container>
          <PlaceAround around={cinema.around} />
        </Container>
      </Section>
      <Section $ground="tint">
        <Container>
          <Hiring />
        </Container>
      </Section>
    </>
  );
}
