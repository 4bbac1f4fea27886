import { useRef, useState } from 'react';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { inAList } from '@venue/shared/text/in-a-list.ts';
import { counted } from '@venue/shared/text/numbers.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { useHost } from '../host.ts';
import { BookingPage, PageTop, FocusTitle } from '../ui/booking-page.tsx';
import { WaitingListProvider } from '../waiting-list/waiting-list-provider.tsx';
import { type FormFlow, isFoundTaken } from './flow/hall-stages.ts';
import { HallPriceBar } from './form/cost-summary.tsx';
import { HandoverDayAnswer } from './form/free-halls.tsx';
import { HallForm } from './form/hall-form.tsx';
import { MoneyDays } from './form/money-days.tsx';
import { type HallBookingState, useHallBooking } from './use-hall-booking.ts';

const trail = [
  { title: 'Home', path: addressOf('mf-marketing/home') },
  { title: 'Halls', path: addressOf('mf-marketing/event-hall') },
];

const validFor = counted(hallTerms.invoiceValidHours, 'hour');
const hallNames = inAList(
  halls.map(({ name }) => name),
  'or',
);
const holding = {
  description: `Check a date for ${hallNames}, hold it for ${validFor} and get your invoice: ${hallTerms.depositPercent}% deposit or full payment, by card or transfer.`,
};

/** For a venue without a reservation service. */
const asking = {
  description: `Ask for a date in ${hallNames}: the venue will tell you whether it is free. Nothing is held or charged here.`,
  opening:
    'Fill in four short parts and send them to the venue, which will tell you whether the date is free. Nothing is held or charged here.',
};

function FormPage({ state, flow }: { state: HallBookingState; flow: FormFlow }) {
  const form = useRef<HTMLFormElement>(null);
  const arrival = flow.stage === 'form' ? flow.arrival : 'back';
  const [isNewArrival] = useState(arrival !== 'back');
  const holds = useHost().config.reservation !== undefined;
  const { description } = holds ? holding : asking;
  return (
    <WaitingListProvider>
      <PageHead title="Book a hall" description={description} />
      <BookingPage trail={trail} here="Book a hall">
        <PageTop>
          <FocusTitle focused={flow.stage === 'form' && flow.arrival !== 'new'}>Book a hall</FocusTitle>
          {holds ? <MoneyDays /> : <MutedLeadText>{asking.opening}</MutedLeadText>}
        </PageTop>
        {holds && isNewArrival && !isFoundTaken(flow) && <HandoverDayAnswer form={form} />}
        <BelowFirstScreen>
          <HallForm
            form={form}
            flow={flow}
            onBegin={state.prepare}
            onSubmit={(filled) => void state.submit(filled)}
            onRequest={(filled) => void state.request(filled)}
          />
        </BelowFirstScreen>
      </BookingPage>
      <BelowFirstScreen>
        <HallPriceBar form={form} />
      </BelowFirstScreen>
    </WaitingListProvider>
  );
}

/** `/event-booking-form`: the form, then the invoice with payment over it (E-01), or a request by e-mail. */
export function HallBookingView() {
  const state = useHallBooking();
  const { flow, bookingCode } = state;
  if (flow.stage === 'form' || flow.stage === 'sending') return <FormPage state={state} flow={flow} />;
  if (!bookingCode) return null;
  if (flow.stage === 'date-asked') {
    return <bookingCode.RequestView request={flow.request} services={bookingCode.services} trail={trail} />;
  }
  const { ShownBooking, InvoiceView, services } = bookingCode;
  return (
    <ShownBooking id={`Invoice ${flow.booking.invoice.number}`} paying={flow.payment.stage === 'paying'}>
      <InvoiceView flow={flow} services={services} trail={trail} />
    </ShownBooking>
  );
}
