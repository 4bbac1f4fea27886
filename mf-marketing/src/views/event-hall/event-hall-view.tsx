import { useRef } from 'react';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira, inFigures } from '@venue/shared/text/numbers.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { ButtonRow } from '@venue/shared/ui/button.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { hallPrice } from '@venue/shared/venue/hall-terms.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { allHallsGuests, invoiceOffer } from '../../content/halls/halls.ts';
import { bookHall, quoteWith, visitTitle, visitTo } from '../../content/links.ts';
import { anyHall, type BarOffer, HallBar } from '../../halls/hall-bar.tsx';
import { fitFor } from '../../halls/hall-fit.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { CostSection } from './cost-section.tsx';
import { EventHallHeader } from './event-hall-header.tsx';
import { HallsThatFit } from './halls-that-fit.tsx';
import { usePeopleCount } from './people-count.tsx';

function Closing() {
  return (
    <ClosingBand
      motif="olokoto"
      emphatic
      title="Is your day free?"
      text={`${invoiceOffer} Nothing is paid before that.`}
    >
      <ButtonRow>
        <ButtonLink to={addressOf('mf-bookings/hall-booking')} look="brass">
          Check a date
        </ButtonLink>
        <ButtonLink to={addressOf('mf-forms/request-quote')} look="line">
          Request a quote
        </ButtonLink>
        <ButtonLink to={visitTo('Halls')} look="text">
          {visitTitle}
        </ButtonLink>
      </ButtonRow>
    </ClosingBand>
  );
}

/** The phone bar: the lowest price of a hall, or the hall that fits with its deposit. */
function barOffer(people: number): BarOffer {
  const fit = fitFor(people);
  if (fit.kind === 'unknown') return anyHall;
  if (fit.kind === 'beyond-halls')
    return {
      name: `${inFigures(people)} people`,
      text: 'More than a hall holds',
      action: 'Request a quote',
      path: quoteWith({ estimatedGuests: people }),
    };
  const { name, rental } = fit.hall;
  return {
    ...anyHall,
    name: `${name}, ${formatNaira(rental)}`,
    text: `${formatNaira(hallPrice(rental).deposit)} secures the date`,
    path: bookHall(name),
  };
}

/** By then the field has scrolled out of view. */
const scrolledPastField = '400px';

/** The number of guests, the halls that fit, and what they cost (FC-15). */
export function EventHallView() {
  const form = useRef<HTMLFormElement>(null);
  const people = usePeopleCount(form);
  return (
    <>
      <PageHead
        title={`Event halls for ${allHallsGuests} guests`}
        description={`Halls for ${allHallsGuests} guests in ${place.town}, from ${formatNaira(hallsFrom)} a day. Compare prices and plans, check a date.`}
      />
      <EventHallHeader form={form} people={people} />
      <HallBar from={scrolledPastField} offer={barOffer(people)}>
        <BelowFirstScreen>
          <HallsThatFit people={people} />
          <CostSection people={people} />
          <Closing />
        </BelowFirstScreen>
      </HallBar>
    </>
  );
}
