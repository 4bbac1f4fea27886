import { Container } from '@venue/shared/ui/container.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Section } from '../../sections/section.tsx';
import { cinema } from '../../content/evening/cinema.ts';
import { BeforeAndAfter } from './before-and-after.tsx';
import { CinemaOpening } from './cinema-opening.tsx';
import { TwoTickets } from './two-tickets.tsx';

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
