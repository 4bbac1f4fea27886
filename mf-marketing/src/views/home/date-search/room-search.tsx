import { type SubmitEvent, useRef, useState } from 'react';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { readValues } from '@venue/shared/form/field-values.ts';
import { useHandover } from '@venue/shared/form/join-handover.ts';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { roomsFrom } from '../../../content/lodging/lodging-text.ts';
import { useHost } from '../../../host.ts';
import { type NightsProblem, nightsProblem } from '../../../stay/nights.ts';
import { SearchButton, SearchForm, SearchHint } from './search-form.ts';

const dates = ['checkIn', 'checkOut'] as const;
const roomsAddress = `${addressOf('mf-marketing/hotels')}#rooms`;

/** Check-in and check-out lead to the rooms, whose prices are then for these nights. */
export function RoomSearch() {
  const { handover, navigate } = useHost();
  const form = useRef<HTMLFormElement>(null);
  const today = useToday();
  const [problem, setProblem] = useState<NightsProblem>();
  useHandover(form, handover('mf-bookings/stay-dates'), dates);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { checkIn = '', checkOut = '' } = readValues(event.currentTarget);
    const datesProblem = nightsProblem({ checkIn, checkOut }, today);
    setProblem(datesProblem);
    if (!datesProblem) navigate(roomsAddress);
  }

  const errorOf = (field: NightsProblem['field']) => (problem?.field === field ? problem.text : undefined);
  return (
    <SearchForm
      ref={form}
      data-ask="room"
      aria-label="Check a date for a room"
      action={roomsAddress}
      noValidate
      onInput={() => setProblem(undefined)}
      onSubmit={submit}
    >
      <TextField id="ask-in" name="checkIn" type="date" label="Check-in" error={errorOf('checkIn')} />
      <TextField id="ask-out" name="checkOut" type="date" label="Check-out" error={errorOf('checkOut')} />
      <SearchButton type="submit" $look="brass">
        Check Availability
      </SearchButton>
      <SearchHint>Rooms from {roomsFrom} a night, breakfast included. Nothing to pay yet.</SearchHint>
    </SearchForm>
  );
}
