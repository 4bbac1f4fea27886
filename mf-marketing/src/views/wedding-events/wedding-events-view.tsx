import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira, inFigures } from '@venue/shared/text/numbers.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { ButtonRow } from '@venue/shared/ui/button.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { weddingCards } from '../../content/events/weddings.ts';
import { isEventCenterLarger, headlineFigures } from '../../content/halls/capacities.ts';
import { invoiceOffer, smallestHall } from '../../content/halls/halls.ts';
import { visitTitle, visitTo } from '../../content/links.ts';
import { HallBar } from '../../halls/hall-bar.tsx';
import { useHost } from '../../host.ts';
import { weddingTraditional } from '../../media/pictures/wedding-traditional.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { HallList } from '../../sections/hall-list.tsx';
import { HeadedSection, SideHeading } from '../../sections/headed-section.tsx';
import { PictureCards } from '../../sections/picture-cards.tsx';
import { Section } from '../../sections/section.tsx';
import { SplitHeader } from '../../sections/split-header.tsx';
import { Stack, NoWrapLine } from '../../sections/text-blocks.tsx';
import { WeddingKinds } from './wedding-kinds.tsx';
import { WeddingSlides } from './wedding-slides.tsx';

/** EV-01. */
function WeddingHeader() {
  const { Link } = useHost();
  return (
    <SplitHeader
      current="Weddings"
      eyebrow={`Weddings, halls from ${formatNaira(smallestHall.rental)}`}
      title={
        <>
          However your <NoWrapLine>people marry,</NoWrapLine> <NoWrapLine>we set the room.</NoWrapLine>
        </>
      }
      intro={`From a bridal shower to a reception with ${headlineFigures.seated} seated, in whichever tradition you keep.`}
      picture={weddingTraditional}
      motif="eko"
      tall
    >
      <Stack>
        <ButtonRow>
          <ButtonLink to={addressOf('mf-bookings/hall-booking')}>Book our Hall</ButtonLink>
          <ButtonLink to={addressOf('mf-marketing/event-hall')} look="text">
            Compare the halls
          </ButtonLink>
        </ButtonRow>
        <Muted>
          {`Up to ${inFigures(hallGuests.to)} guests: one hall, booked online. `}
          {isEventCenterLarger ? `Up to ${headlineFigures.seated}: ` : 'More: '}
          <Link to={addressOf('mf-forms/request-quote')}>request a quote</Link>.
        </Muted>
      </Stack>
    </SplitHeader>
  );
}

/** EV-03. */
function WeddingCards() {
  return (
    <HeadedSection
      title="Before the wedding, and years after."
      background="tint"
      intro="From the shower to the renewal of vows, we have a room the right size."
    >
      <PictureCards of={weddingCards} columns={4} />
    </HeadedSection>
  );
}

/** EV-05, EV-06. */
function Closing() {
  return (
    <ClosingBand motif="eko" emphatic title="Is your Saturday free?" text={invoiceOffer}>
      <ButtonRow>
        <ButtonLink to={addressOf('mf-bookings/hall-booking')} look="brass">
          Check a date
        </ButtonLink>
        <ButtonLink to={addressOf('mf-marketing/gallery')} look="line">
          View Gallery
        </ButtonLink>
        <ButtonLink to={visitTo('Halls')} look="text">
          {visitTitle}
        </ButtonLink>
      </ButtonRow>
    </ClosingBand>
  );
}

function WeddingHalls() {
  const { Link } = useHost();
  return (
    <Section $background="cloth" $short>
      <SideHeading
        title="A hall for your guest list."
        intro={
          <>
            <p>The caterer, the colours and the band are yours to choose.</p>
            <Muted>
              {isEventCenterLarger &&
                `${inFigures(hallGuests.to + 1)} to ${headlineFigures.seated} guests: the whole event center. `}
              <Link to={addressOf('mf-forms/request-quote')}>Request a quote</Link>.
            </Muted>
          </>
        }
      >
        <Stack $gap={32}>
          <HallList />
          <ButtonRow>
            <ButtonLink to={addressOf('mf-bookings/hall-booking')} look="brass">
              Check a date
            </ButtonLink>
          </ButtonRow>
        </Stack>
      </SideHeading>
    </Section>
  );
}

/** By then the buttons and the list of halls have scrolled out of view. */
const buttonsHaveLeft = '1200px';

/** `/events/wedding-events` (EV-01 to EV-06). */
export function WeddingEventsView() {
  return (
    <>
      <PageHead
        title="Weddings"
        description={`Yoruba, Igbo, Hausa, English and Western weddings in ${place.town}: how we set the room for each, from a bridal shower to a reception for ${headlineFigures.seated} seated guests.`}
      />
      <WeddingHeader />
      <HallBar from={buttonsHaveLeft}>
        <BelowFirstScreen>
          <WeddingHalls />
          <WeddingKinds />
          <WeddingCards />
          <WeddingSlides />
          <Closing />
        </BelowFirstScreen>
      </HallBar>
    </>
  );
}
