import { addressOf } from '@venue/shared/contract/address-of.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { ShownBooking } from '../ui/shown-booking.tsx';
import { WaitingListProvider } from '../waiting-list/waiting-list-provider.tsx';
import {
  concertSpace,
  deluxeSuite,
  type Place,
  standardSuite,
  threeBedroom,
  twoBedroom,
} from './booking/places.ts';
import { rateText } from './booking/stay-text.ts';
import { StayForm } from './form/stay-form.tsx';
import { useStayBooking } from './form/use-stay-booking.ts';

function trailTo({ listing }: Place) {
  return [
    { title: 'Home', path: addressOf('mf-marketing/home') },
    { title: listing.title, path: listing.path },
  ];
}

/** The booking page of a place: its form, then the receipt. */
function StayBooking({ place }: { place: Place }) {
  const state = useStayBooking(place);
  const { flow, paymentCode, restart, notifyVenue, setConfirmed } = state;
  if (flow.stage === 'receipt') {
    const { record, takesFocus, notifying } = flow;
    return paymentCode ? (
      <ShownBooking id={`${place.name}, payment reference ${record.reference}`}>
        <paymentCode.StayReceipt
          place={place}
          record={record}
          takesFocus={takesFocus}
          notifying={notifying}
          trail={trailTo(place)}
          onNotify={() => void notifyVenue(record)}
          onConfirm={(isConfirmed) => setConfirmed(record, isConfirmed)}
          onRestart={restart}
        />
      </ShownBooking>
    ) : null;
  }
  const { name } = place;
  return (
    <WaitingListProvider>
      <PageHead
        title={`Book ${place.unit === 'day' ? 'the concert space' : name}`}
        description={`${name}: ${rateText(place)}. Choose your dates, see the cost, pay by card and keep the receipt.`}
      />
      <StayForm place={place} state={state} trail={trailTo(place)} />
    </WaitingListProvider>
  );
}

/** `/three-bookings` (B-01). */
export function ThreeBedroomBookingView() {
  return <StayBooking place={threeBedroom} />;
}

/** `/two-bookings` (B-02). */
export function TwoBedroomBookingView() {
  return <StayBooking place={twoBedroom} />;
}

/** `/standard-hotel-bookings` (B-03). */
export function StandardSuiteBookingView() {
  return <StayBooking place={standardSuite} />;
}

/** `/deluxe-hotel-bookings` (B-04). */
export function DeluxeSuiteBookingView() {
  return <StayBooking place={deluxeSuite} />;
}

/** `/concert-space-bookings` (B-05). */
export function ConcertBookingView() {
  return <StayBooking place={concertSpace} />;
}
