import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { Venue } from '@venue/shared/contract/venue-schema.ts';
import { formatNaira, counted, countedInWords } from '@venue/shared/text/numbers.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import { depositRuleOf } from '@venue/shared/venue/hall-terms.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { apartmentsFrom, roomsFrom } from '../lodging/lodging-text.ts';
import { daysOrWeeksInWords, daysOrWeeks } from '../time-in-words.ts';
import { type Answer, answerFromFact, seatsAtTables, answerWithFact } from './answers.ts';

export type PlannerQuestion = {
  /** Its anchor on the page. */
  id: string;
  question: string;
  answer: Answer;
  /** The message to the venue, if it is not the question itself. */
  wording?: string;
  /** Where to read more. */
  link?: { title: string; path: string };
};

type HallFacts = Pick<Venue, 'halls' | 'hallTerms' | 'hallFacts'>;

function aboutTheHall({ halls, hallFacts = {} }: HallFacts): PlannerQuestion[] {
  return [
    {
      id: 'tables',
      question: 'How many can sit at tables?',
      answer: seatsAtTables(halls),
      wording: 'How many guests can sit at tables in each hall?',
      link: { title: 'Halls and their plans', path: addressOf('mf-marketing/event-hall') },
    },
    {
      id: 'power',
      question: 'Is there power, and for how long?',
      answer: {
        kind: 'full',
        text: 'Yes, around the clock, and it comes with the hall. When the power goes, a standby generator takes over.',
      },
    },
    {
      id: 'cooling',
      question: 'How are the halls cooled?',
      answer: answerFromFact(hallFacts.cooling),
      wording: 'How are the halls cooled, and does that cost more?',
    },
    {
      id: 'parking',
      question: 'How many cars can park?',
      answer: answerWithFact(
        'Guards stand at the gate and the doors, and watch the cars.',
        'how many cars can park, and where',
        hallFacts.parking,
      ),
      wording: 'How many cars can park at the halls, and where?',
    },
  ];
}

function aboutWhoComes({ hallTerms, hallFacts = {} }: HallFacts): PlannerQuestion[] {
  return [
    {
      id: 'security',
      question: 'Is security included, and what do extra guards cost?',
      answer: {
        kind: 'full',
        text: `Yes, guards indoors and outdoors come with the hall. An extra unarmed guard costs ${formatNaira(hallTerms.unarmedGuardHour)} an hour, an armed one ${formatNaira(hallTerms.armedGuardHour)}, for ${countedInWords(hallTerms.guardLeastHours, 'hour')} or more.`,
      },
      link: { title: 'Extra guards', path: `${addressOf('mf-marketing/terms')}#security` },
    },
    {
      id: 'own-people',
      question: 'Can we bring our own caterer, drinks, DJ and decorator?',
      answer: answerWithFact(
        `The caterer, the colours and the band are yours to choose. Decorations must be approved by us ${daysOrWeeks(hallTerms.decorationDays)} before the event, and alcohol is only for guests aged ${hallTerms.alcoholAge} and over.`,
        'whether you may bring your own drinks and a DJ, and whether anyone you bring pays a fee',
        hallFacts.ownPeople,
      ),
      wording: 'Can we bring our own drinks and DJ, and does anyone we bring pay a fee?',
    },
    {
      id: 'furniture',
      question: 'Are tables, chairs and linen included?',
      answer: answerWithFact(
        'Tables and chairs come with the hall. We set them out and clear them.',
        'whether linen comes with them',
        hallFacts.linen,
      ),
      wording: 'Does linen come with the tables and chairs?',
    },
  ];
}

function aboutTheDay({ hallTerms, hallFacts = {} }: HallFacts): PlannerQuestion[] {
  return [
    {
      id: 'changing-rooms',
      question: 'Where can the couple and the band change?',
      answer: answerWithFact(
        `In the hotel across the court, with rooms from ${roomsFrom} a night.`,
        'whether the halls have changing rooms of their own',
        hallFacts.changingRooms,
      ),
      wording: 'Do the halls have changing rooms of their own?',
    },
    {
      id: 'toilets',
      question: 'How many toilets are there?',
      answer: answerFromFact(hallFacts.toilets),
      wording: 'How many toilets are there at each hall, and who looks after them on the day?',
    },
    {
      id: 'beds',
      question: 'Can guests stay the night?',
      answer: {
        kind: 'full',
        text: `Yes, behind the same gate: rooms from ${roomsFrom} a night, apartments from ${apartmentsFrom}.`,
      },
      link: { title: 'Hotel rooms', path: addressOf('mf-marketing/hotels') },
    },
    {
      id: 'setting-up',
      question: 'When can we set up?',
      answer: answerWithFact(
        `Halls are open from ${hourText(hallTerms.opening)} to ${hourText(hallTerms.closing)}. A rehearsal of ${countedInWords(hallTerms.rehearsalFreeHours, 'hour')} is free, booked ${daysOrWeeksInWords(hallTerms.rehearsalDays)} ahead.`,
        'whether you may set up before the day',
        hallFacts.settingUp,
      ),
      wording: 'Can we set up before the day, and from when?',
      link: { title: 'Hours and overtime', path: `${addressOf('mf-marketing/terms')}#hours` },
    },
    {
      id: 'closing',
      question: 'How late can the party go on?',
      answer: {
        kind: 'full',
        text: `Halls close at ${hourText(hallTerms.closing)}. Agree a late charge of ${formatNaira(hallTerms.lateCharge)} beforehand and the party goes on; time past the agreed hours costs ${formatNaira(hallTerms.overtimeHour)} an hour.`,
      },
    },
  ];
}

function aboutTheMoney({ hallTerms }: HallFacts): PlannerQuestion[] {
  const balanceDays = counted(hallTerms.balanceDueDays, 'day');
  const caution = formatNaira(hallTerms.caution);
  return [
    {
      id: 'paying',
      question: 'How much do we pay, and when?',
      answer: {
        kind: 'full',
        text: `A deposit of ${hallTerms.depositPercent}% of the rental secures the date, and full payment is due ${balanceDays} before the event. Book within ${balanceDays} of the event and you pay in full. A caution of ${caution} is added to the deposit or the full payment.`,
      },
      link: { title: 'Booking and paying', path: `${addressOf('mf-marketing/terms')}#paying` },
    },
    {
      id: 'refunds',
      question: 'What if we cancel or change the date?',
      answer: {
        kind: 'full',
        text: `${depositRuleOf(hallTerms)} The caution of ${caution} is refundable in ${counted(hallTerms.cautionReturnDays, 'day')}, counted from the event. Changing the date costs a fee of ${hallTerms.dateChangePercent}% and needs at least ${counted(hallTerms.dateChangeNoticeDays, 'day’s', 'days’')} notice.`,
      },
      link: { title: 'Changing and cancelling', path: `${addressOf('mf-marketing/terms')}#changing` },
    },
  ];
}

/** What planners in Nigeria advise asking before paying for a hall, answered from the venue’s document; those without an answer come last. */
export function questionsTo(venue: HallFacts): readonly PlannerQuestion[] {
  const all = [
    ...aboutTheHall(venue),
    ...aboutWhoComes(venue),
    ...aboutTheDay(venue),
    ...aboutTheMoney(venue),
  ];
  return [
    ...all.filter(({ answer }) => answer.kind !== 'none'),
    ...all.filter(({ answer }) => answer.kind === 'none'),
  ];
}

const greeting = `Good day, we are planning an event at ${brand.name}.`;

/** A message to the venue with those questions. */
export function messageWith(questions: readonly PlannerQuestion[]): string {
  const wordings = questions.map(({ question, wording = question }) => wording);
  return wordings.length === 1
    ? `${greeting} ${wordings.join('')}`
    : [greeting, ...wordings.map((wording) => `- ${wording}`)].join('\n');
}

/** Those with something left to ask. */
export function unanswered(questions: readonly PlannerQuestion[]): readonly PlannerQuestion[] {
  return questions.filter(({ answer }) => answer.kind !== 'full');
}
