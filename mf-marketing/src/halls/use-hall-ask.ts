import { addressOf } from '@venue/shared/contract/address-of.ts';
import { type FieldValues, readValues } from '@venue/shared/form/field-values.ts';
import { useHandover } from '@venue/shared/form/use-handover.ts';
import { wholeNumber } from '@venue/shared/form/whole-number.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useHost } from '../host.ts';
import { fitAmong } from './hall-fit.ts';

const countOf = (typed: string) => wholeNumber(typed) ?? 0;

type MarketingHost = Pick<ReturnType<typeof useHost>, 'handover' | 'navigate'>;

/** Leads to the booking form of the halls, or, with more guests than a hall holds, to the quote, with day and guests in it. */
function leadByGuests({ handover, navigate }: MarketingHost, asked: FieldValues): void {
  const { eventDate = '', noOfPeople = '' } = asked;
  if (fitAmong(halls, countOf(noOfPeople)).kind !== 'beyond-halls') {
    navigate(addressOf('mf-bookings/hall-booking'));
    return;
  }
  handover('mf-forms/quote').write({ ...(eventDate && { eventDate }), estimatedGuests: noOfPeople });
  navigate(addressOf('mf-forms/request-quote'));
}

/** What is wrong with a number of guests as typed; undefined of one that can be read, and of none. */
function guestsProblem(typed: string): string | undefined {
  const isRead = typed.trim() === '' || wholeNumber(typed) !== undefined;
  return isRead ? undefined : 'Enter one number in figures, such as 400';
}

type HallWish = 'eventDate' | 'noOfPeople';

/**
 * A form that asks for a hall: what it shows of the guests typed so far, and where it leads with its values. Its fields
 * are named after the wishes that it takes, which the booking form shares.
 */
export function useHallAsk(wishes: readonly HallWish[]) {
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  const [guests, setGuests] = useState('');
  const [problem, setProblem] = useState<string>();
  useHandover(form, host.handover('mf-bookings/hall-wishes'), wishes);
  return {
    /** What the halls say to that many. */
    fit: fitAmong(halls, countOf(guests)),
    /** What keeps the guests that were sent from being read. */
    problem,
    /** To the booking form, or to the quote where no hall holds them; nowhere with guests that cannot be read. */
    lead: (asked: FieldValues) => {
      const found = guestsProblem(asked['noOfPeople'] ?? '');
      setProblem(found);
      if (found === undefined) leadByGuests(host, asked);
    },
    /** Of the form itself. */
    form: {
      ref: form,
      action: addressOf('mf-bookings/hall-booking'),
      noValidate: true,
      onInput: (event: FormEvent<HTMLFormElement>) =>
        setGuests(readValues(event.currentTarget)['noOfPeople'] ?? ''),
    },
  };
}
