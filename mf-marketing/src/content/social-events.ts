import { countedInWords } from '@venue/shared/words/counted.ts';
import { hallInSentence } from './hall-words.ts';
import { smallestHall } from './halls.ts';
import { formatNaira } from '@venue/shared/money.ts';
import type { MotifName } from '@venue/shared/pattern/motifs.tsx';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';

export type SocialEvent = {
  title: string;
  text: string;
  motif: MotifName;
  /** Name and meaning of the square beside it. */
  cloth: { name: string; meaning: string };
};

/** The eight cards of EV-07, each with the adire square that fits it. */
export const socialEvents = [
  {
    title: 'Birthday Parties',
    text: 'The first, the fortieth, or the eightieth with four generations at one table.',
    motif: 'olokoto',
    cloth: { name: 'Olókòtó', meaning: 'the spinning shell: one more turn' },
  },
  {
    title: 'Sweet 16',
    text: 'A dance floor, a photo booth, and a lounge next door for the parents.',
    motif: 'digi',
    cloth: { name: 'Dígí', meaning: 'the mirror: see yourself grown' },
  },
  {
    title: 'Anniversaries',
    text: `Silver, gold, or the tenth that slipped past. For ${countedInWords(smallestHall.listed.to, 'guest')}, ${hallInSentence(smallestHall)} at ${formatNaira(smallestHall.rental)}.`,
    motif: 'agbole',
    cloth: { name: 'Agbolé', meaning: 'the house two people built' },
  },
  {
    title: 'Retirement',
    text: 'A dinner, speeches, and everybody from thirty-five years of work.',
    motif: 'igbiOkun',
    cloth: { name: 'Ìgbì òkun', meaning: 'waves, and time of your own' },
  },
  {
    title: 'Concert or Entertainment',
    text: `Stage, floor and lights: the concert space is ${formatNaira(concertDayRate)} a day.`,
    motif: 'owoEyo',
    cloth: { name: 'Owó ẹyọ', meaning: 'cowries, to spray the band' },
  },
  {
    title: 'Graduation',
    text: 'Gown in the morning, jollof by noon, and the whole street invited.',
    motif: 'iye',
    cloth: { name: 'Ìyẹ́', meaning: 'the feather: it has flown' },
  },
  {
    title: 'Quinceaneras',
    text: 'Fifteen years old, a waltz to practise, a court of friends to seat in order.',
    motif: 'orita',
    cloth: { name: 'Oríta', meaning: 'the crossroads: a new road begins' },
  },
  {
    title: 'Burials or Remembrance',
    text: 'A quiet room for the service, and a full table after it.',
    motif: 'eko',
    cloth: { name: 'Ẹ̀kọ', meaning: 'plain starch, nothing loud' },
  },
] as const satisfies readonly SocialEvent[];
