import type { Venue } from '@venue/shared/contract/venue-schema.ts';
import { mainPhone } from '@venue/shared/venue/contacts.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';

export type Term = {
  /** Shown large beside the sentence: `40%`. */
  figure: string;
  text: string;
};

type StayRules = Pick<Venue, 'ifNotFree' | 'stayTerms' | 'concertTerms'>;

const paying: readonly Term[] = [
  {
    figure: 'By card',
    text: 'You pay for a room, an apartment or the concert space by card when you book it. The receipt comes at once; the venue confirms the booking after the payment.',
  },
  {
    figure: '₦0',
    text: 'If the booking page finds that your dates are taken, it tells you before asking for money, and you pay nothing.',
  },
];

/** For a venue that has set no rule: it promises nothing, and tells visitors to ask. */
function ask(paidFor = ''): Term {
  return {
    figure: 'Ask first',
    text: `If you change your mind after paying${paidFor}, the venue decides what you get back. Ask before you pay: ${mainPhone}.`,
  };
}

function cancelling({ stayTerms, concertTerms }: StayRules): Term[] {
  const night = stayTerms?.cancellation;
  const day = concertTerms?.cancellation;
  if (night === undefined && day === undefined) return [ask()];
  return [
    night === undefined ? ask(' for a room or an apartment') : { figure: 'Nights', text: night },
    day === undefined ? ask(' for the concert space') : { figure: 'Concert day', text: day },
  ];
}

function arriving({ stayTerms = {} }: StayRules): Term[] {
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

/** The same rules that the booking forms show beside their pay buttons. */
export function stayTermsOf(venue: StayRules): readonly Term[] {
  const promise = venue.ifNotFree === undefined ? [] : [{ figure: 'All of it', text: venue.ifNotFree }];
  return [...paying, ...promise, ...cancelling(venue), ...arriving(venue)];
}
