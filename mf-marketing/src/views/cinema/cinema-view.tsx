import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { cinema } from '../../content/evening/cinema.ts';
import { PictureCards } from '../../sections/picture-cards.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';
import { CinemaOpening } from './cinema-opening.tsx';
import { TwoTickets } from './two-tickets.tsx';

/** Where guests of the cinema come from or go on to. */
function BeforeAndAfter() {
  const { heading, neighbours } = cinema.around;
  return (
    <>
      <SectionHead title={heading} />
      <PictureCards of={neighbours} columns={2} />
    </>
  );
}

/** `/facilities/ariya-cinema` (FC-21). */
export function CinemaView() {
  return (
    <>
      <PageHead title={cinema.name} description={cinema.description} />
      <CinemaOpening />
      <BelowFirstScreen>
        <Section>
          <Container>
            <BeforeAndAfter />
          </Container>
        </Section>
        <TwoTickets />
      </BelowFirstScreen>
    </>
  );
}
