import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { readValues } from '@venue/shared/form/field-values.ts';
import { formatNaira, inFigures } from '@venue/shared/text/numbers.ts';
import { role, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { isEventCenterLarger, headlineFigures } from '../../content/halls/capacities.ts';
import { beyondHalls, type HallFit } from '../../halls/hall-fit.ts';
import { GuestsField, useHallEnquiry } from '../../halls/use-hall-enquiry.tsx';
import { useHost } from '../../host.ts';
import { heroBallroom } from '../../media/pictures/hero-ballroom.ts';
import { LinkRow } from '../../sections/link-row.tsx';
import { SplitHeader } from '../../sections/split-header.tsx';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[12]};
  align-items: end;
  p {
    grid-column: 1 / -1;
    min-height: 3em;
    color: ${role.text2};
  }
`;

const enquiryFields = ['noOfPeople'] as const;
const largestHallGuests = inFigures(hallGuests.to);

/** What the number of guests means for booking. */
function answerTo(fit: HallFit): string {
  if (fit.kind === 'beyond-halls')
    return `${beyondHalls(fit.people)} Next: the quote form, with your number filled in.`;
  if (fit.kind !== 'unknown')
    return `${fit.hall.name} has room, for ${formatNaira(fit.hall.rental)} a day. Next: your date.`;
  const oneHall = `Up to ${largestHallGuests}: one hall, booked online by the date.`;
  return isEventCenterLarger
    ? `${oneHall} Up to ${headlineFigures.seated}: the whole event center, by quote.`
    : `${oneHall} More: all halls and grounds together, by quote.`;
}

/** The number of guests decides between one hall and the whole event center (FC-14, D-04). */
function GuestsForm() {
  const { fit, problem, submitValues, form } = useHallEnquiry(enquiryFields);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submitValues(readValues(event.currentTarget));
  }

  return (
    <Form {...form} aria-label="Book by the number of guests" onSubmit={submit}>
      <GuestsField id="center-guests" label="How many are coming?" error={problem} />
      <Button type="submit" $look="brass">
        {fit.kind === 'beyond-halls' ? 'Request a quote' : 'Book Now'}
      </Button>
      <p aria-live="polite">{answerTo(fit)}</p>
    </Form>
  );
}

/** FC-14, D-04. */
export function EventCenterHeader() {
  const { Link } = useHost();
  return (
    <SplitHeader
      current="Event center"
      eyebrow={`Up to ${largestHallGuests} booked online, up to ${headlineFigures.seated} by quote`}
      title="Everybody, at one party."
      intro="We set the tables, mind the doors and sweep the floor; you bring the people."
      picture={{ ...heroBallroom, focus: '50% 58%' }}
      caption="The event center, set for a wedding"
      background="dark"
      tall
    >
      <GuestsForm />
      <LinkRow>
        <Link to={addressOf('mf-forms/request-quote')}>Request a quote</Link>
      </LinkRow>
    </SplitHeader>
  );
}
