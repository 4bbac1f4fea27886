import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import type { ReactNode, SubmitEvent } from 'react';
import type { Place } from '../booking/places.ts';
import { StayPrice } from './stay-card.tsx';
import { StayLayout } from './stay-layout.ts';
import { StaySteps } from './stay-steps.tsx';
import { usePeriod } from './use-period.ts';
import type { StayBookingPage } from './use-stay-booking.ts';

type StayFormProps = {
  place: Place;
  booking: StayBookingPage;
  children: ReactNode;
};

/** Dates, visitor, cost and payment (F-04, F-05). Only what the payment needs is validated (V-10). */
export function StayForm({ place, booking, children }: StayFormProps) {
  const { form, edited, pay, prepare } = booking;
  const period = usePeriod(form, place);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void pay([]);
  }

  function input() {
    prepare();
    edited();
  }

  return (
    <StayLayout ref={form} noValidate aria-label={`Book ${place.name}`} onSubmit={submit} onInput={input}>
      {children}
      <StayPrice place={place} period={period} />
      <BelowFirstScreen>
        <StaySteps place={place} booking={booking} period={period} />
      </BelowFirstScreen>
    </StayLayout>
  );
}
