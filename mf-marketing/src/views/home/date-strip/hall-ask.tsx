import { addressOf } from '@venue/shared/contract/address-of.ts';
import { readValues } from '@venue/shared/form/field-values.ts';
import { useHandover } from '@venue/shared/form/use-handover.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { useToday } from '@venue/shared/ui/use-today.ts';
import { hallGuests, halls } from '@venue/shared/venue/halls.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { guestsExample } from '../../../content/hall-words.ts';
import { useHost } from '../../../host.ts';
import { AskButton, AskForm, AskHint } from './ask-form.ts';
import { hallHint } from '../../../parts/hall-hint.ts';
import { leadByGuests } from '../../../parts/lead-by-guests.ts';

const wishes = ['eventDate', 'noOfPeople'] as const;

function HallHints({ guests }: { guests: string }) {
  const { Link } = useHost();
  const hint = hallHint(guests, halls);
  if (hint.kind === 'beyond')
    return (
      <>
        More than {hallGuests.to}: <Link to={addressOf('mf-marketing/event-center')}>the event center</Link>,
        by quote.
      </>
    );
  return (
    <>
      {halls.map(({ name, listed, rental }, index) => (
        <span key={name}>
          {index === 0 && 'Up to '}
          {listed.to}:{' '}
          <b data-fits={(hint.kind === 'fits' && hint.hall === name) || undefined}>
            {name} {formatNaira(rental)}.
          </b>{' '}
        </span>
      ))}
      Nothing to pay yet.
    </>
  );
}

/** The date of an event and its guests: on to the booking form of the halls, or to the quote where no hall holds them. */
export function HallAsk() {
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  const today = useToday();
  const [guests, setGuests] = useState('');
  const [isPast, setPast] = useState(false);
  useHandover(form, host.handover('mf-bookings/hall-wishes'), wishes);

  function lead(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = readValues(event.currentTarget);
    const { eventDate = '' } = asked;
    const isOver = eventDate !== '' && eventDate < today;
    setPast(isOver);
    if (!isOver) leadByGuests(host, asked);
  }

  return (
    <AskForm
      ref={form}
      data-ask="hall"
      aria-label="Check a date for a hall"
      action={addressOf('mf-bookings/hall-booking')}
      noValidate
      onSubmit={lead}
      onInput={(event) => setGuests(readValues(event.currentTarget)['noOfPeople'] ?? '')}
    >
      <TextField
        id="ask-date"
        name="eventDate"
        type="date"
        label="Event date"
        error={isPast ? 'This day is over. Choose a later one' : undefined}
      />
      <TextField
        id="ask-guests"
        name="noOfPeople"
        inputMode="numeric"
        label="Guests"
        placeholder={guestsExample}
      />
      <AskButton type="submit" $look="brass">
        Check a date
      </AskButton>
      <AskHint aria-live="polite">
        <HallHints guests={guests} />
      </AskHint>
    </AskForm>
  );
}
