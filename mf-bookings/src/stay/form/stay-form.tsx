import { type RefObject, useEffect, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { specifiedTimes } from '@venue/shared/time/specified-times.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { DottedLine } from '@venue/shared/ui/dotted-line.tsx';
import { PhoneBar, PhoneBarRail, PhoneBarText } from '@venue/shared/ui/phone-bar.tsx';
import type { DateSpan } from '../../time/date-span.ts';
import { BookingPage, FocusTitle, PageTop } from '../../ui/booking-page.tsx';
import type { Place } from '../booking/places.ts';
import { checkPeriod, costOf } from '../booking/stay-cost.ts';
import { readPeriod, endId, firstDateId } from '../booking/stay-fields.ts';
import { factorText, rateNow } from '../booking/stay-text.ts';
import { StayPrice } from './stay-price.tsx';
import { StaySteps } from './stay-steps.tsx';
import type { StayBookingState } from './use-stay-booking.ts';

const none: DateSpan = { from: '', to: '' };

/** The dates in the form, read on every change and every two seconds (B-09, D-10). */
export function usePeriod(form: RefObject<HTMLFormElement | null>, place: Place): DateSpan {
  const [period, setPeriod] = useState(none);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const refresh = () => {
      const now = readPeriod(place, new FormData(element));
      setPeriod((before) => (before.from === now.from && before.to === now.to ? before : now));
    };
    element.addEventListener('input', refresh, { signal });
    // The event fires before the fields are cleared.
    element.addEventListener('reset', () => queueMicrotask(refresh), { signal });
    const timer = setInterval(refresh, specifiedTimes.costRefresh);
    refresh();
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [form, place]);
  return period;
}

/** One column on phones; from 900 px, picture, price and what happens when you pay are a card beside the form. */
const Form = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: 28px;
  ${media.up(900)} {
    /* Only the card overlaps the page's dark top. */
    --overlap: 0px;
    grid-template: auto auto 1fr / ${layout.columns(7)} minmax(0, 1fr);
    gap: ${space[20]} ${layout.freeColumn};
    align-items: start;
  }
`;

const missing = {
  night: { text: 'no nights chosen yet', link: 'Choose your nights' },
  day: { text: 'no day chosen yet', link: 'Choose your day' },
} as const satisfies Record<Place['unit'], object>;

/** The total on phones, or the rate until there are dates. */
function PhoneTotal({ place, period }: { place: Place; period: DateSpan }) {
  const isPayable = checkPeriod(place, period) === 'payable';
  const { text, link } = missing[place.unit];
  return (
    <PhoneBar label="Total">
      <PhoneBarText>
        <strong>{isPayable ? formatNaira(costOf(place, period)) : rateNow(place)}</strong>
        <span>{isPayable ? factorText(place, period) : text}</span>
      </PhoneBarText>
      <Button as="a" href={`#${isPayable ? endId : firstDateId(place)}`} $look="brass">
        {isPayable ? 'Go to payment' : link}
      </Button>
    </PhoneBar>
  );
}

/** Below the price card by one screen, so that the same price is never on screen twice. */
const belowPriceCard = 'calc(420px + 100svh)';

type StayFormProps = {
  place: Place;
  state: StayBookingState;
  trail: readonly { title: string; path: string }[];
};

/** Dates, visitor, cost and payment (F-04, F-05). Only what the payment needs is validated (V-10). */
export function StayForm({ place, state, trail }: StayFormProps) {
  const { form, flow, edited, pay, prepare } = state;
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
    <PhoneBarRail from={belowPriceCard} bar={<PhoneTotal place={place} period={period} />}>
      <BookingPage trail={trail} here={place.breadcrumb}>
        <Form ref={form} noValidate aria-label={`Book ${place.name}`} onSubmit={submit} onInput={input}>
          <PageTop>
            <FocusTitle focused={flow.stage === 'form' && flow.returned === true}>{place.name}</FocusTitle>
            <DottedLine of={place.facts} />
          </PageTop>
          <StayPrice place={place} period={period} />
          <BelowFirstScreen>
            <StaySteps place={place} state={state} period={period} />
          </BelowFirstScreen>
        </Form>
      </BookingPage>
    </PhoneBarRail>
  );
}
