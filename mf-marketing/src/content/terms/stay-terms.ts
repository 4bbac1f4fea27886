import { mainPhone } from '@venue/shared/venue/contacts.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import type { Term } from './term.ts';

type Said = Pick<Venue, 'ifNotFree' | 'stayTerms' | 'concertTerms'>;

const paying: readonly Term[] = [
  {
    figure: 'By card',
    text: 'A room, an apartment or the concert space is paid by card when you book it. The receipt comes at once. The venue confirms the booking itself, after the payment.',
  },
  {
    figure: '₦0',
    text: 'If the booking page finds your dates taken, it says so before it asks for money, and you pay nothing.',
  },
];

/** Where the venue has set no rule: nobody is promised anything, and everybody is told to ask. */
function ask(paidFor = ''): Term {
  return {
    figure: 'Ask first',
    text: `If you change your mind after paying${paidFor}, the venue decides what comes back. Ask before you pay: ${mainPhone}.`,
  };
}

function changed({ stayTerms, concertTerms }: Said): Term[] {
  const night = stayTerms?.cancellation;
  const day = concertTerms?.cancellation;
  if (night === undefined && day === undefined) return [ask()];
  return [
    night === undefined ? ask(' for a room or an apartment') : { figure: 'Nights', text: night },
    day === undefined ? ask(' for the concert space') : { figure: 'Concert day', text: day },
  ];
}

function arriving({ stayTerms = {} }: Said): Term[] {
  const { checkIn, checkOut } = stayTerms;
  return [
    ...(checkIn === undefined
      ? []
      : [{ figure: hourText(checkIn), text: `Check-in from ${hourText(checkIn)}.` }]),
    ...(checkOut === undefined
      ? []
      : [{ figure: hourText(checkOut), text: `Check-out by ${hourText(checkOut)}.` }]),
  ];
}

/** What the forms of rooms, apartments and the concert space say beside their pay buttons, as terms. */
export function stayTermsOf(venue: Said): readonly Term[] {
  const kept = venue.ifNotFree === undefined ? [] : [{ figure: 'All of it', text: venue.ifNotFree }];
  return [...paying, ...kept, ...changed(venue), ...arriving(venue)];
}
