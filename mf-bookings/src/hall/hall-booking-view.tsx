import { useRef } from 'react';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { BookingPage, Opening, PageTop } from '../layout/booking-page.tsx';
import { FocusTitle } from '../layout/focus-title.tsx';
import { StandingBooking } from '../notices/standing-booking.tsx';
import { UntilWiped } from '../notices/until-wiped.tsx';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { inAList } from '@venue/shared/words/in-a-list.ts';
import { bookingFacts } from './booking/booking-facts.ts';
import { HallForm } from './form/hall-form.tsx';
import { PhoneSum } from './form/phone-sum.tsx';
import { useHallBooking } from './use-hall-booking.ts';

const trail = [
  { title: 'Home', path: addressOf('mf-marketing/home') },
  { title: 'Event hall', path: addressOf('mf-marketing/event-hall') },
];

const validFor = counted(hallTerms.invoiceValidHours, 'hour');
const hallNames = inAList(
  halls.map(({ name }) => name),
  'or',
);
const description = `Check a date for ${hallNames}, hold it for ${validFor} and get your invoice: ${hallTerms.depositPercent}% deposit or full payment, by card or transfer.`;

/** `/event-booking-form`: form, then invoice, then the choice of payment over it (E-01). */
export function HallBookingView() {
  const form = useRef<HTMLFormElement>(null);
  const { flow, rest, prepare, submit } = useHallBooking();
  if (flow.stage !== 'form' && flow.stage !== 'sending') {
    return rest ? (
      <UntilWiped paying={flow.stage === 'paying'}>
        <StandingBooking facts={bookingFacts(flow.booking)}>
          <rest.InvoiceView flow={flow} desk={rest.desk} trail={trail} />
        </StandingBooking>
      </UntilWiped>
    ) : null;
  }
  return (
    <>
      <PageHead title="Book a hall" description={description} />
      <BookingPage trail={trail} here="Book a hall">
        <PageTop $split>
          <FocusTitle focused={flow.stage === 'form' && flow.returned}>Book a hall</FocusTitle>
          <Opening>
            Four short parts. We check the date, hold it and write your invoice; you have {validFor} to pay
            the deposit.
          </Opening>
        </PageTop>
        <HallForm form={form} flow={flow} onBegin={prepare} onSubmit={(filled) => void submit(filled)} />
      </BookingPage>
      <PhoneSum form={form} />
    </>
  );
}
