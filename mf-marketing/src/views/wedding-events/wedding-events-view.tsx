import { place } from '@venue/shared/venue/contacts.ts';
import { headlineFigures } from '../../content/halls/headline-figures.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { PhoneBarRail } from '@venue/shared/ui/phone-bar-rail.tsx';
import { PhoneBar } from '@venue/shared/ui/phone-bar.tsx';
import { AnyHall } from '../../parts/any-hall.tsx';
import { WeddingHalls } from './wedding-halls.tsx';
import { WeddingCards } from './wedding-cards.tsx';
import { WeddingKinds } from './wedding-kinds.tsx';
import { WeddingOpening } from './wedding-opening.tsx';
import { WeddingSlides } from './wedding-slides.tsx';
import { YourSaturday } from './your-saturday.tsx';

/** The opening's own buttons, and the list of halls, have left the screen by then. */
const buttonsHaveLeft = '900px';

/** `/events/wedding-events` (EV-01 to EV-06). */
export function WeddingEventsView() {
  return (
    <>
      <PageHead
        title="Weddings"
        description={`Yoruba, Igbo, Hausa, English and Western weddings in ${place.town}: how we set the room for each, from a bridal shower to a reception for ${headlineFigures.seated} seated guests.`}
      />
      <WeddingOpening />
      <PhoneBarRail
        from={buttonsHaveLeft}
        bar={
          <PhoneBar label="Book a hall">
            <AnyHall />
          </PhoneBar>
        }
      >
        <BelowFirstScreen>
          <WeddingHalls />
          <WeddingKinds />
          <WeddingCards />
          <WeddingSlides />
          <YourSaturday />
        </BelowFirstScreen>
      </PhoneBarRail>
    </>
  );
}
