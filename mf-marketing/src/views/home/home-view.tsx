import { place, region } from '@venue/shared/venue/contacts.ts';
import { headlineFigures } from '../../content/halls/headline-figures.ts';
import { AsoOkeStripe } from '@venue/shared/ui/aso-oke-stripe.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { SiteMap } from '../../site-map/site-map.tsx';
import { BookingRail } from './booking-rail.tsx';
import { FeatureSlides } from './feature-slides.tsx';
import { Hero } from './hero.tsx';
import { NewsletterBand } from './newsletter-band.tsx';
import { QuoteAsks } from './quote-asks.tsx';
import { StaySection } from './stay-section.tsx';
import { Reviews } from './review-carousel.tsx';
import { ServiceList } from './service-list.tsx';
import { Statistics } from './statistics-section.tsx';

/** The home page (HM-01 to HM-12). */
export function HomeView() {
  return (
    <>
      <PageHead
        title={`Halls, hotel and concert space in ${place.town}`}
        description={`Event halls for ${headlineFigures.guests} guests, a hotel, short-let apartments and a concert space in ${place.town}, ${region}. Check a date, book online.`}
      />
      <Hero />
      <AsoOkeStripe />
      <BelowFirstScreen>
        <QuoteAsks />
        <BookingRail>
          <Statistics />
          <BelowFirstScreen>
            <FeatureSlides />
            <SiteMap />
            <StaySection />
            <Reviews />
            <ServiceList />
            <NewsletterBand />
          </BelowFirstScreen>
        </BookingRail>
      </BelowFirstScreen>
    </>
  );
}
