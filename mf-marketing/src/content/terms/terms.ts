import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { formatNaira, counted, countedInWords, inFigures } from '@venue/shared/text/numbers.ts';
import { contact } from '@venue/shared/venue/contacts.ts';
import { seatsInWords, capacityOf } from '@venue/shared/venue/hall-capacity.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { daysOrWeeksInWords, daysOrWeeks } from '../time-in-words.ts';
import { stayTermsOf, type Term } from './stay-terms.ts';

const submitted = counted(hallTerms.advertDays, 'day');
const away = counted(hallTerms.advertMiles, 'mile');
const removed = counted(hallTerms.advertRemovalDays, 'day');

/** TC-16 to TC-18. */
const advertTerms = [
  { figure: submitted, text: `Adverts are submitted to us ${submitted} before the event.` },
  { figure: away, text: `No advert may be put up within ${away} of the venue.` },
  { figure: removed, text: `Adverts are removed within ${removed} after the event.` },
] as const;

function nameOf(hall: Hall): string {
  if (hall.nameInTerms === undefined) return hall.name;
  return `${hall.name} (called ${hall.nameInTerms} in the contract)`;
}

/** TC-07, D-03. */
export const capacityTerms = halls.map((hall) => ({
  figure: inFigures(capacityOf(hall).most),
  text: `${nameOf(hall)} seats ${seatsInWords(hall)}.`,
}));

const daysInShort = /^(\p{L}{3})\p{L}* to (\p{L}{3})\p{L}*$/u;

/** A sentence for each run of days (TC-20, TC-21). */
const officeTerms = contact.officeHours.map(({ days, from, to }, index) => {
  const hours = `${hourText(from)} to ${hourText(to)}`;
  const when = days.includes(' to ') ? `From ${days}` : `On ${days}`;
  return {
    figure: days.replace(daysInShort, '$1–$2'),
    text: index === 0 ? `The office is open ${hours}, ${days}, Lagos time.` : `${when} it is open ${hours}.`,
  };
});

export type TermGroup = { id: string; title: string; terms: readonly Term[] };

const terms = hallTerms;
const closing = hourText(terms.closing);
const opening = hourText(terms.opening);
const balanceDays = counted(terms.balanceDueDays, 'day');
const soonCancelled = `within ${counted(terms.refundBusinessDays, 'business day')} of booking returns the deposit less ${terms.refundLessPercent}% of it`;

/** `30 days’ notice`, `1 day’s notice`. */
const notice = `${counted(terms.dateChangeNoticeDays, 'day’s', 'days’')} notice`;

/** TC-01 to TC-21, K-16 and K-17, each in its own sentence, and the terms of rooms, apartments and the concert space. */
export const termGroups: readonly TermGroup[] = [
  {
    id: 'paying',
    title: 'Halls: booking and paying',
    terms: [
      {
        figure: `${terms.depositPercent}%`,
        text: `The booking deposit is ${terms.depositPercent}% of the rental. It is non-refundable, except that cancelling ${soonCancelled}.`,
      },
      { figure: balanceDays, text: `Full payment is due ${balanceDays} before the event.` },
      { figure: 'In full', text: `A booking made within ${balanceDays} of the event is paid in full.` },
      {
        figure: formatNaira(terms.caution),
        text: `A caution of ${formatNaira(terms.caution)} is added to the booking deposit or to the full payment. It is refundable in ${counted(terms.cautionReturnDays, 'day')}, counted from the event.`,
      },
      {
        figure: counted(terms.invoiceValidHours, 'hour'),
        text: `An invoice is valid for ${counted(terms.invoiceValidHours, 'hour')}.`,
      },
      {
        figure: formatNaira(terms.returnedCheque),
        text: `The fee for a returned cheque is ${formatNaira(terms.returnedCheque)}.`,
      },
    ],
  },
  {
    id: 'changing',
    title: 'Halls: changing and cancelling',
    terms: [
      {
        figure: `${terms.dateChangePercent}%`,
        text: `Changing the date costs a fee of ${terms.dateChangePercent}% and needs at least ${notice}.`,
      },
      {
        figure: counted(terms.refundBusinessDays, 'day'),
        text: `Cancelling ${soonCancelled}. Later than that, the deposit is not returned.`,
      },
    ],
  },
  { id: 'rooms', title: 'Rooms, apartments, concert space', terms: stayTermsOf(siteFacts().venue) },
  { id: 'capacity', title: 'Capacity', terms: capacityTerms },
  {
    id: 'hours',
    title: 'Hours and overtime',
    terms: [
      { figure: `${opening}–${closing}`, text: `Operating hours are ${opening} to ${closing}.` },
      {
        figure: formatNaira(terms.lateCharge),
        text: `After ${closing} a one-off charge of ${formatNaira(terms.lateCharge)} applies. It is agreed before the day.`,
      },
      {
        figure: formatNaira(terms.overtimeHour),
        text: `Overtime, which is time on the day beyond the agreed hours, costs ${formatNaira(terms.overtimeHour)} per hour.`,
      },
    ],
  },
  {
    id: 'rehearsals',
    title: 'Rehearsals',
    terms: [
      {
        figure: counted(terms.rehearsalFreeHours, 'hour'),
        text: `A free rehearsal lasts ${countedInWords(terms.rehearsalFreeHours, 'hour')} at most. Extra time costs ${formatNaira(terms.rehearsalHour)} per hour.`,
      },
      {
        figure: daysOrWeeks(terms.rehearsalDays),
        text: `Rehearsals are scheduled ${daysOrWeeksInWords(terms.rehearsalDays)} ahead.`,
      },
    ],
  },
  {
    id: 'security',
    title: 'Extra security',
    terms: [
      {
        figure: formatNaira(terms.armedGuardHour),
        text: `Armed security costs ${formatNaira(terms.armedGuardHour)} per hour.`,
      },
      {
        figure: formatNaira(terms.unarmedGuardHour),
        text: `Unarmed security costs ${formatNaira(terms.unarmedGuardHour)} per hour.`,
      },
      {
        figure: counted(terms.guardLeastHours, 'hour'),
        text: `Security is hired for a minimum of ${counted(terms.guardLeastHours, 'hour')}.`,
      },
    ],
  },
  {
    id: 'decoration',
    title: 'Decoration and tables',
    terms: [
      {
        figure: daysOrWeeks(terms.decorationDays),
        text: `Decorations must be approved by us ${daysOrWeeks(terms.decorationDays)} before the event.`,
      },
      {
        figure: counted(terms.tablePlanDays, 'day'),
        text: `Table plans are due ${counted(terms.tablePlanDays, 'day')} before the event.`,
      },
    ],
  },
  { id: 'posters', title: 'Adverts for your event', terms: advertTerms },
  {
    id: 'alcohol',
    title: 'Alcohol',
    terms: [
      {
        figure: String(terms.alcoholAge),
        text: `Alcohol is only for guests aged ${terms.alcoholAge} and over.`,
      },
    ],
  },
  { id: 'office', title: 'Office hours', terms: officeTerms },
];
