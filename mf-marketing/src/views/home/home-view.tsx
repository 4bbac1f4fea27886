import { AsoOkeStripe } from '@venue/shared/ui/aso-oke-stripe.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { place, region } from '@venue/shared/venue/contacts.ts';
import { allHallsGuests } from '../../content/halls/halls.ts';
import { quoteCards } from '../../content/home/home.ts';
import { roomsFrom } from '../../content/lodging/lodging-text.ts';
import { GroundsMap } from '../../grounds-map/grounds-map.tsx';
import { anyHall, type BarOffer, HallBar } from '../../halls/hall-bar.tsx';
import { useHost } from '../../host.ts';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { PatternBorder } from '../../sections/pattern-border.tsx';
import { PictureCards } from '../../sections/picture-cards.tsx';
import { Section } from '../../sections/section.tsx';
import { TextColumn } from '../../sections/text-blocks.tsx';
import { FeatureSlides } from './feature-slides.tsx';
import { Hero } from './hero.tsx';
import { Reviews } from './reviews.tsx';
import { ServiceList } from './service-list.tsx';
import { Statistics } from './statistics-section.tsx';
import { StaySection } from './stay-section.tsx';

/** HM-09. */
function QuoteCards() {
  return (
    <HeadedSection
      title="What are you celebrating?"
      background="tint"
      short
      intro="Tell us the day and a head count, and we’ll reply with a price."
    >
      <PictureCards of={quoteCards} columns={4} late />
    </HeadedSection>
  );
}

/** HM-11. */
function NewsletterBand() {
  const { Fragment } = useHost();
  return (
    <>
      <PatternBorder motif="eko" />
      <Section $background="cloth" $short>
        <Columns $free $middle>
          <TextColumn>
            <Heading level={2}>Open dates, before they go.</Heading>
            <p>One newsletter a month: open Saturdays, concerts and our news.</p>
          </TextColumn>
          <Fragment of="mf-forms/newsletter" />
        </Columns>
      </Section>
    </>
  );
}

/** The phone bar, which appears once the date search's button has scrolled out of view. */
const bookingBar: BarOffer = { ...anyHall, text: `Rooms from ${roomsFrom} a night` };

/** The home page (HM-01 to HM-12). */
export function HomeView() {
  return (
    <>
      <PageHead
        title={`Halls, hotel and concert space in ${place.town}`}
        description={`Event halls for ${allHallsGuests} guests, a hotel, short-let apartments and a concert space in ${place.town}, ${region}. Check a date, book online.`}
      />
      <Hero />
      <AsoOkeStripe />
      <BelowFirstScreen>
        <QuoteCards />
        <HallBar from="300px" label="Check a date" offer={bookingBar}>
          <Statistics />
          <BelowFirstScreen>
            <FeatureSlides />
            <GroundsMap />
            <StaySection />
            <Reviews />
            <ServiceList />
            <NewsletterBand />
          </BelowFirstScreen>
        </HallBar>
      </BelowFirstScreen>
    </>
  );
}
