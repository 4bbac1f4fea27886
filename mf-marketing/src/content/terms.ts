import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { formatNaira } from '@venue/shared/money.ts';

export type Term = {
  /** What the eye looks for, before the sentence that states it. */
  figure: string;
  text: string;
};

export type TermGroup = { id: string; title: string; terms: readonly Term[] };

/** The terms of the specification's section 9 (TC-01 to TC-21, K-16, K-17), each in a sentence of its own. */
export const termGroups = [
  {
    id: 'paying',
    title: 'Booking and paying',
    terms: [
      {
        figure: '40%',
        text: 'The booking deposit is 40% of the rental. It is non-refundable, except that cancelling within 5 business days of booking returns the deposit less 20%.',
      },
      { figure: '30 days', text: 'Full payment is due 30 days before the event.' },
      { figure: 'In full', text: 'A booking made within 30 days of the event is paid in full.' },
      {
        figure: formatNaira(hallTerms.caution),
        text: `A caution deposit of ${formatNaira(hallTerms.caution)} is added to the booking deposit or to the full payment. It is refundable in 7 days.`,
      },
      { figure: '24 hours', text: 'An invoice is valid for 24 hours.' },
      { figure: formatNaira(50_000), text: `The fee for a returned cheque is ${formatNaira(50_000)}.` },
    ],
  },
  {
    id: 'changing',
    title: 'Changing and cancelling',
    terms: [
      {
        figure: '20%',
        text: 'Changing the date costs a fee of 20% and needs at least 30 days’ notice.',
      },
      {
        figure: '5 days',
        text: 'Cancelling within 5 business days of booking returns the deposit less 20%. Later than that, the deposit is not returned.',
      },
    ],
  },
  {
    id: 'capacity',
    title: 'How many may come',
    terms: [
      { figure: '900', text: 'Wosilat Hall holds at most 900 guests.' },
      { figure: '700', text: 'Ambali Hall holds at most 700 guests.' },
      { figure: '70', text: 'The Banquet Hall holds at most 70 guests.' },
    ],
  },
  {
    id: 'hours',
    title: 'Hours and overtime',
    terms: [
      { figure: '7am–8pm', text: 'Operating hours are 7am to 8pm.' },
      {
        figure: formatNaira(hallTerms.lateCharge),
        text: `After 8pm an extra ${formatNaira(hallTerms.lateCharge)} applies.`,
      },
      {
        figure: formatNaira(hallTerms.overtimeHour),
        text: `Overtime costs ${formatNaira(hallTerms.overtimeHour)} per hour.`,
      },
    ],
  },
  {
    id: 'rehearsals',
    title: 'Rehearsals',
    terms: [
      {
        figure: '1 hour',
        text: `A rehearsal lasts one hour at most. After that it costs ${formatNaira(hallTerms.rehearsalHour)} per hour.`,
      },
      { figure: '1 week', text: 'Rehearsals are scheduled one week ahead.' },
    ],
  },
  {
    id: 'security',
    title: 'Extra security',
    terms: [
      {
        figure: formatNaira(hallTerms.armedGuardHour),
        text: `Armed security costs ${formatNaira(hallTerms.armedGuardHour)} per hour.`,
      },
      {
        figure: formatNaira(hallTerms.unarmedGuardHour),
        text: `Unarmed security costs ${formatNaira(hallTerms.unarmedGuardHour)} per hour.`,
      },
      { figure: '5 hours', text: 'Security is hired for a minimum of 5 hours.' },
    ],
  },
  {
    id: 'decoration',
    title: 'Decoration and tables',
    terms: [
      { figure: '2 weeks', text: 'Decorations are approved by us 2 weeks before the event.' },
      { figure: '30 days', text: 'Table plans reach us 30 days before the event.' },
    ],
  },
  {
    id: 'adverts',
    title: 'Adverts for your event',
    terms: [
      { figure: '30 days', text: 'Adverts are submitted to us 30 days before the event.' },
      { figure: '3 miles', text: 'No advert is put up within 3 miles of the venue.' },
      { figure: '2 days', text: 'Adverts are removed within 2 days after the event.' },
    ],
  },
  {
    id: 'alcohol',
    title: 'Alcohol',
    terms: [{ figure: '21', text: 'Alcohol is only for guests aged 21 and over.' }],
  },
  {
    id: 'office',
    title: 'Office hours',
    terms: [
      { figure: 'Mon–Fri', text: 'The office is open 8am to 6pm, Monday to Friday.' },
      { figure: 'Saturday', text: 'On Saturday it is open 8am to 3pm.' },
    ],
  },
] as const satisfies readonly TermGroup[];
