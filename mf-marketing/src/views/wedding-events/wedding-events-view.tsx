import { place } from '@venue/shared/venue/contacts.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { headlineFigures } from '../../content/headline-figures.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { useHost } from '../../host.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { WeddingCards } from './wedding-cards.tsx';
import { WeddingKinds } from './wedding-kinds.tsx';
import { WeddingOpening } from './wedding-opening.tsx';
import { WeddingSlides } from './wedding-slides.tsx';

/** `/events/wedding-events` (EV-01 to EV-06). */
export function WeddingEventsView() {
  const { Link } = useHost();
  return (
    <>
      <PageHead
        title="Weddings"
        description={`Yoruba, Igbo, Hausa, English and Western weddings in ${place.town}: how we set the room for each, from a bridal shower to a reception for ${headlineFigures.seated} seated guests.`}
      />
      <WeddingOpening />
      <BelowFirstScreen>
        <WeddingKinds />
        <WeddingCards />
        <WeddingSlides />
        <ClosingBand
          motif="agbole"
          title="Is your Saturday free?"
          text={`Choose a hall and a date. If the day is free, you get an invoice with every sum, valid for ${counted(hallTerms.invoiceValidHours, 'hour')}.`}
        >
          <ButtonRow>
            <Button as={Link} to={addressOf('mf-bookings/hall-booking')} $look="brass">
              Check a date
            </Button>
            <Button as={Link} to={addressOf('mf-marketing/gallery')} $look="line">
              View Gallery
            </Button>
          </ButtonRow>
        </ClosingBand>
      </BelowFirstScreen>
    </>
  );
}
