import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import type { useHost } from '../host.ts';
import { hallHint } from './hall-hint.ts';

type MarketingHost = Pick<ReturnType<typeof useHost>, 'handover' | 'navigate'>;

/** Leads to the booking form of the halls, or, with more guests than a hall holds, to the quote, with day and guests in it. */
export function leadByGuests({ handover, navigate }: MarketingHost, asked: FieldValues): void {
  const { eventDate = '', noOfPeople = '' } = asked;
  if (hallHint(noOfPeople, halls).kind !== 'beyond') {
    navigate(addressOf('mf-bookings/hall-booking'));
    return;
  }
  handover('mf-forms/quote').write({ ...(eventDate && { eventDate }), estimatedGuests: noOfPeople });
  navigate(addressOf('mf-forms/request-quote'));
}
