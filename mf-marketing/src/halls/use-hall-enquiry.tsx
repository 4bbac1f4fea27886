import { type FormEvent, useRef, useState } from 'react';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { type FieldValues, readValues } from '@venue/shared/form/field-values.ts';
import { useHandover } from '@venue/shared/form/join-handover.ts';
import { parseWholeNumber } from '@venue/shared/form/parse-input.ts';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { guestsExample } from '../content/halls/halls.ts';
import { quoteWith } from '../content/links.ts';
import { useHost } from '../host.ts';
import { fitFor } from './hall-fit.ts';

type GuestsFieldProps = { id: string; label: string; error: string | undefined };

export function GuestsField(props: GuestsFieldProps) {
  return <TextField {...props} name="noOfPeople" inputMode="numeric" placeholder={guestsExample} />;
}

const countOf = (typed: string) => parseWholeNumber(typed) ?? 0;

/** The booking form, or the quote form with date and guests if no hall holds that many. */
function formFor({ eventDate = '', noOfPeople = '' }: FieldValues): string {
  return fitFor(countOf(noOfPeople)).kind === 'beyond-halls'
    ? quoteWith({ ...(eventDate && { eventDate }), estimatedGuests: noOfPeople })
    : addressOf('mf-bookings/hall-booking');
}

function guestsProblem(typed: string): string | undefined {
  const isValid = typed.trim() === '' || parseWholeNumber(typed) !== undefined;
  return isValid ? undefined : 'Enter one number in figures, such as 400';
}

type EnquiryField = 'eventDate' | 'noOfPeople';

/** A short form that leads to the booking form, which shares its fields. */
export function useHallEnquiry(enquiryFields: readonly EnquiryField[]) {
  const { handover, navigate } = useHost();
  const form = useRef<HTMLFormElement>(null);
  const [guests, setGuests] = useState('');
  const [problem, setProblem] = useState<string>();
  useHandover(form, handover('mf-bookings/hall-wishes'), enquiryFields);
  return {
    /** For the guests typed so far. */
    fit: fitFor(countOf(guests)),
    /** Message at the guests field after a submit. */
    problem,
    /** Goes on to the booking or quote form, unless the number of guests is invalid. */
    submitValues: (values: FieldValues) => {
      const invalid = guestsProblem(values['noOfPeople'] ?? '');
      setProblem(invalid);
      if (invalid === undefined) navigate(formFor(values));
    },
    /** Props of the form element. */
    form: {
      ref: form,
      action: addressOf('mf-bookings/hall-booking'),
      noValidate: true,
      onInput: (event: FormEvent<HTMLFormElement>) =>
        setGuests(readValues(event.currentTarget)['noOfPeople'] ?? ''),
    },
  };
}
