import { addressOf } from '@venue/shared/contract/address-of.ts';
import { readValues } from '@venue/shared/form/field-values.ts';
import { useHandover } from '@venue/shared/form/use-handover.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { role, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { hallGuests, halls } from '@venue/shared/venue/halls.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { guestsExample } from '../../content/hall-words.ts';
import { headlineFigures } from '../../content/headline-figures.ts';
import { useHost } from '../../host.ts';
import { hallHint } from '../../parts/hall-hint.ts';
import { leadByGuests } from '../../parts/lead-by-guests.ts';

const Ask = styled.form`
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

const wishes = ['noOfPeople'] as const;
const most = hallGuests.to.toLocaleString('en-NG');

/** Where a number of guests leads. */
function wordsFor(guests: string): string {
  const hint = hallHint(guests, halls);
  if (hint.kind === 'beyond')
    return `More than ${most}: the whole house, by quote. Next: the quote form, with your number in it.`;
  const hall = hint.kind === 'fits' && halls.find(({ name }) => name === hint.hall);
  if (hall) return `${hall.name} takes them, ${formatNaira(hall.rental)} a day. Next: your date.`;
  return `Up to ${most}: one hall, booked online by the date. Up to ${headlineFigures.seated}: the whole house, by quote.`;
}

/** Book Now asks how many are coming, for that decides between a hall and the whole house (FC-14, D-04). */
export function BookByGuests() {
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  const [guests, setGuests] = useState('');
  useHandover(form, host.handover('mf-bookings/hall-wishes'), wishes);

  function lead(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    leadByGuests(host, readValues(event.currentTarget));
  }

  return (
    <Ask
      ref={form}
      aria-label="Book by the number of guests"
      action={addressOf('mf-bookings/hall-booking')}
      noValidate
      onSubmit={lead}
      onInput={(event) => setGuests(readValues(event.currentTarget)['noOfPeople'] ?? '')}
    >
      <TextField
        id="center-guests"
        name="noOfPeople"
        inputMode="numeric"
        label="How many are coming?"
        placeholder={guestsExample}
      />
      <Button type="submit" $look="brass">
        Book Now
      </Button>
      <p aria-live="polite">{wordsFor(guests)}</p>
    </Ask>
  );
}
