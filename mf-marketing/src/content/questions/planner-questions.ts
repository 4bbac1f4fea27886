import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import { depositRuleOf } from '@venue/shared/venue/hall-terms.ts';
import { seatsInWords } from '@venue/shared/venue/halls.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import { counted, countedInWords, daysOrWeeks, daysOrWeeksInWords } from '@venue/shared/words/counted.ts';
import { inAList } from '@venue/shared/words/in-a-list.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';
import { apartmentsFrom, roomsFrom } from '../rooms/lodging-text.ts';

/** What the venue has said to a question; `open` names what it has not said, after “Ask us”. */
export type Answer =
  | { kind: 'said'; text: string }
  | { kind: 'partly'; text: string; open: string }
  | { kind: 'not-said' };

export type PlannerQuestion = {
  /** Names it in addresses. */
  id: string;
  question: string;
  answer: Answer;
  /** What is asked of the venue, where it has not said all. */
  ask: string;
  /** Where more of it stands. */
  way?: { title: string; path: string };
};

/** What the venue has said, and beside it the fact that its document may give; without that, `open` is. */
function withFact(text: string, open: string, fact: string | undefined): Answer {
  return fact === undefined ? { kind: 'partly', text, open } : { kind: 'said', text: `${text} ${fact}` };
}

function onlyFact(fact: string | undefined): Answer {
  return fact === undefined ? { kind: 'not-said' } : { kind: 'said', text: fact };
}

function atTables(halls: Venue['halls']): Answer {
  const known = halls.filter(({ seatedAtTables }) => seatedAtTables !== undefined);
  const unknown = halls.filter(({ seatedAtTables }) => seatedAtTables === undefined);
  const tables = known.map(({ name, seatedAtTables = 0 }) => `${inFigures(seatedAtTables)} in ${name}`);
  const seats = unknown.map((hall) => `${hall.name} seats ${seatsInWords(hall)}`);
  const text = [
    tables.length > 0 ? `At tables sit ${inAList(tables)}.` : '',
    seats.length > 0 ? `${seats.join('; ')}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
  if (unknown.length === 0) return { kind: 'said', text };
  return { kind: 'partly', text, open: 'how many of them sit at tables' };
}

type Asked = Pick<Venue, 'halls' | 'hallTerms' | 'hallFacts'>;

function aboutTheHall({ halls, hallFacts = {} }: Asked): PlannerQuestion[] {
  return [
    {
      id: 'tables',
      question: 'How many sit at tables, not in rows?',
      answer: atTables(halls),
      ask: 'How many guests sit at tables in each hall, not in rows?',
      way: { title: 'Halls and their plans', path: addressOf('mf-marketing/event-hall') },
    },
    {
      id: 'power',
      question: 'Is there power, and for how long?',
      answer: {
        kind: 'said',
        text: 'Around the clock. When the line drops, a standby generator takes over. Both come with the hall.',
      },
      ask: 'Is there power, and for how long?',
    },
    {
      id: 'cooling',
      question: 'How are the halls cooled?',
      answer: onlyFact(hallFacts.cooling),
      ask: 'How are the halls cooled, and does that cost more?',
    },
    {
      id: 'parking',
      question: 'How many cars can park?',
      answer: withFact(
        'Guards stand at the gate, at the doors and among the cars.',
        'how many cars can park, and where',
        hallFacts.parking,
      ),
      ask: 'How many cars can park at the halls, and where?',
    },
  ];
}

function aboutWhoComes({ hallTerms, hallFacts = {} }: Asked): PlannerQuestion[] {
  return [
    {
      id: 'security',
      question: 'Is security included, and what does more cost?',
      answer: {
        kind: 'said',
        text: `Guards indoors and outdoors come with the hall. An extra unarmed guard costs ${formatNaira(hallTerms.unarmedGuardHour)} an hour, an armed one ${formatNaira(hallTerms.armedGuardHour)}, for ${countedInWords(hallTerms.guardLeastHours, 'hour')} or more.`,
      },
      ask: 'Is security included, and what does more cost?',
      way: { title: 'All that is paid by the hour', path: `${addressOf('mf-marketing/terms')}#security` },
    },
    {
      id: 'own-people',
      question: 'May we bring our own caterer, drinks, DJ and decorator?',
      answer: withFact(
        `The caterer, the colours and the band are yours to choose. Decorations are approved by us ${daysOrWeeks(hallTerms.decorationDays)} before the event, and alcohol is only for guests aged ${hallTerms.alcoholAge} and over.`,
        'whether you may bring your own drinks and a DJ, and whether anybody you bring pays a fee',
        hallFacts.ownPeople,
      ),
      ask: 'May we bring our own drinks and DJ, and does anybody we bring pay a fee?',
    },
    {
      id: 'furniture',
      question: 'Are tables, chairs and linen included?',
      answer: withFact(
        'Tables and chairs come with the hall. We set them out and clear them.',
        'whether linen comes with them',
        hallFacts.linen,
      ),
      ask: 'Does linen come with the tables and chairs of a hall?',
    },
  ];
}

function aboutTheDay({ hallTerms, hallFacts = {} }: Asked): PlannerQuestion[] {
  return [
    {
      id: 'changing-rooms',
      question: 'Where do the couple and the band change?',
      answer: withFact(
        `The hotel is across the court, with rooms from ${roomsFrom} a night.`,
        'whether the halls have changing rooms of their own',
        hallFacts.changingRooms,
      ),
      ask: 'Do the halls have changing rooms of their own?',
    },
    {
      id: 'toilets',
      question: 'How many toilets are there?',
      answer: onlyFact(hallFacts.toilets),
      ask: 'How many toilets are there at each hall, and who looks after them on the day?',
    },
    {
      id: 'beds',
      question: 'Can guests sleep near by?',
      answer: {
        kind: 'said',
        text: `Yes, behind the same gate: rooms from ${roomsFrom} a night, apartments from ${apartmentsFrom}.`,
      },
      ask: 'Can guests sleep near by?',
      way: { title: 'Rooms by the night', path: addressOf('mf-marketing/hotels') },
    },
    {
      id: 'setting-up',
      question: 'When may we set up?',
      answer: withFact(
        `Halls are open from ${hourText(hallTerms.opening)} to ${hourText(hallTerms.closing)}. A rehearsal of ${countedInWords(hallTerms.rehearsalFreeHours, 'hour')} is free, and is booked ${daysOrWeeksInWords(hallTerms.rehearsalDays)} ahead.`,
        'whether you may set up before the day',
        hallFacts.settingUp,
      ),
      ask: 'May we set up before the day, and from when?',
      way: { title: 'Hours and overtime', path: `${addressOf('mf-marketing/terms')}#hours` },
    },
    {
      id: 'refunds',
      question: 'What comes back if we cancel?',
      answer: {
        kind: 'said',
        text: `${depositRuleOf(hallTerms)} The caution of ${formatNaira(hallTerms.caution)} is refundable in ${counted(hallTerms.cautionReturnDays, 'day')}, counted from the event.`,
      },
      ask: 'What comes back if we cancel?',
      way: { title: 'Changing and cancelling', path: `${addressOf('mf-marketing/terms')}#changing` },
    },
  ];
}

/** What planners in Nigeria tell people to ask before they pay for a hall, answered by what the venue has said. */
export function questionsTo(venue: Asked): readonly PlannerQuestion[] {
  return [...aboutTheHall(venue), ...aboutWhoComes(venue), ...aboutTheDay(venue)];
}

const greeting = `Good day, we are planning an event at ${brand.name}.`;

/** A message to the venue with those questions, ready to be sent. */
export function messageWith(questions: readonly PlannerQuestion[]): string {
  const asks = questions.map(({ ask }) => ask);
  return asks.length === 1
    ? `${greeting} ${asks.join('')}`
    : [greeting, ...asks.map((ask) => `- ${ask}`)].join('\n');
}

/** Those that the venue has not answered, or not wholly. */
export function unanswered(questions: readonly PlannerQuestion[]): readonly PlannerQuestion[] {
  return questions.filter(({ answer }) => answer.kind !== 'said');
}
