import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { cinema } from '../../content/social-places/cinema.ts';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { PictureCards } from '../../sections/picture-cards.tsx';
import { CinemaHeader } from './cinema-header.tsx';
import { ClosingTickets } from './closing-tickets.tsx';

const { heading, neighbours } = cinema.around;

/** `/facilities/ariya-cinema` (FC-21). */
export function CinemaView() {
  return (
    <>
      <PageHead title={cinema.name} description={cinema.description} />
      <CinemaHeader />
      <BelowFirstScreen>
        <HeadedSection title={heading}>
          <PictureCards of={neighbours} columns={2} />
        </HeadedSection>
        <ClosingTickets />
      </BelowFirstScreen>
    </>
  );
}
