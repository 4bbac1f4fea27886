import { type SubmitEvent, useState } from 'react';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { bookableDayProblem } from '@venue/shared/form/bookable-day.ts';
import { readValues } from '@venue/shared/form/field-values.ts';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { formatNaira, inFigures } from '@venue/shared/text/numbers.ts';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { hallGuests, hallsFrom } from '@venue/shared/venue/halls.ts';
import { isEventCenterLarger } from '../../../content/halls/capacities.ts';
import type { HallFit } from '../../../halls/hall-fit.ts';
import { GuestsField, useHallEnquiry } from '../../../halls/use-hall-enquiry.tsx';
import { useHost } from '../../../host.ts';
import { SearchButton, SearchForm, SearchHint } from './search-form.ts';

const enquiryFields = ['eventDate', 'noOfPeople'] as const;

function HallHints({ fit }: { fit: HallFit }) {
  const { Link } = useHost();
  if (fit.kind === 'beyond-halls')
    return (
      <span key="beyond">
        More than {inFigures(hallGuests.to)}:{' '}
        <Link to={addressOf('mf-marketing/event-center')}>
          {isEventCenterLarger ? 'the event center' : 'all halls and grounds'}
        </Link>
        , by quote.
      </span>
    );
  const fitting = fit.kind === 'unknown' ? undefined : fit.hall;
  return (
    <span key="within">
      {fitting ? (
        <b data-fits>{`${fitting.name} ${formatNaira(fitting.rental)} a day.`}</b>
      ) : (
        <span>{`Halls from ${formatNaira(hallsFrom)} a day.`}</span>
      )}{' '}
      <span>Nothing to pay yet.</span>
    </span>
  );
}

/** Date and guests lead to the booking form, or to a quote if no hall is large enough. */
export function HallSearch() {
  const { fit, problem, submitValues, form } = useHallEnquiry(enquiryFields);
  const today = useToday();
  const [dayProblem, setDayProblem] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = readValues(event.currentTarget);
    const { eventDate = '' } = asked;
    const found = bookableDayProblem(eventDate, today);
    setDayProblem(found);
    if (found === undefined) submitValues(asked);
  }

  return (
    <SearchForm
      {...form}
      data-ask="hall"
      aria-label="Check a date for a hall"
      onInput={(event) => {
        form.onInput(event);
        setDayProblem(undefined);
      }}
      onSubmit={submit}
    >
      <TextField id="ask-date" name="eventDate" type="date" label="Event date" error={dayProblem} />
      <GuestsField id="ask-guests" label="Guests" error={problem} />
      <SearchButton type="submit" $look="brass">
        Check a date
      </SearchButton>
      <SearchHint aria-live="polite">
        <HallHints fit={fit} />
      </SearchHint>
    </SearchForm>
  );
}
