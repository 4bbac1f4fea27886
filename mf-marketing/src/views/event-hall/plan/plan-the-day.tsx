import { type SubmitEvent, useRef } from 'react';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { useHost } from '../../../host.ts';
import { useWhenWish } from '../use-hall-wishes.ts';
import { WillItFit } from '../will-it-fit/will-it-fit.tsx';
import { carryToBooking, carryToQuote } from './carry-plan.ts';
import { CostSection } from './cost-section.tsx';
import { costSheet } from './cost-sheet.ts';
import { usePlan } from './use-plan.ts';

/** The event planned before any form: which hall takes it, what it comes to, and on with it to the booking or a quote. */
export function PlanTheDay() {
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  useWhenWish(form);
  const plan = usePlan(form);
  const sheet = costSheet(plan);
  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const forQuote = event.nativeEvent.submitter?.getAttribute('value') === 'quote';
    if (forQuote) carryToQuote(host, plan, sheet);
    else carryToBooking(host, plan);
    host.navigate(forQuote ? addressOf('mf-forms/request-quote') : addressOf('mf-bookings/hall-booking'));
  };
  return (
    <form
      ref={form}
      action={addressOf('mf-bookings/hall-booking')}
      aria-label="Plan the event"
      noValidate
      onSubmit={goOn}
    >
      <WillItFit plan={plan} />
      <CostSection plan={plan} sheet={sheet} />
    </form>
  );
}
