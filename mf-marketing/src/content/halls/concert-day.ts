import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { inAList } from '@venue/shared/text/in-a-list.ts';
import { counted, countedInWords, capital } from '@venue/shared/text/numbers.ts';
import { concertFacts } from '@venue/shared/venue/concert-facts.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { daysOrWeeks } from '../time-in-words.ts';

export const concertIncludes = [
  'Stage, floor and lights',
  'Set-up and clearing by our crew',
  'A manager on site all day',
  'Guards indoors and outdoors',
  'Standby generator, 24/7 power',
] as const;

const { known, open } = concertFacts(siteFacts().venue.concertSpace);

/** Facts of the concert space from the venue’s document. */
export const knownFacts = known;

/** What to ask because the document does not say. */
export const missingFactsText = open.length === 0 ? undefined : inAList(open);

const before = [
  {
    days: hallTerms.advertDays,
    what: `Send us your adverts before they go up. None within ${counted(hallTerms.advertMiles, 'mile')} of the venue.`,
  },
  { days: hallTerms.decorationDays, what: 'We approve your decorations.' },
  {
    days: hallTerms.rehearsalDays,
    what: `Your rehearsal. ${capital(countedInWords(hallTerms.rehearsalFreeHours, 'hour'))} is free; extra time is charged by the hour.`,
  },
].sort((one, other) => other.days - one.days);

/** What the terms require before and after a concert (TC-08, TC-10, TC-14, TC-16 to TC-19). */
export const concertCountdown: readonly { when: string; what: string; isTheDay: boolean }[] = [
  ...before.map(({ days, what }) => ({ when: `${daysOrWeeks(days)} before`, what, isTheDay: false })),
  {
    when: 'The day',
    what: `Doors open. Alcohol is for guests aged ${hallTerms.alcoholAge} and over.`,
    isTheDay: true,
  },
  {
    when: `Within ${counted(hallTerms.advertRemovalDays, 'day')} after`,
    what: 'Take your adverts down.',
    isTheDay: false,
  },
];
