import { place } from '@venue/shared/venue/contacts.ts';
import { inAList } from '@venue/shared/words/in-a-list.ts';
import { capacities } from './capacities.ts';

const nearFirst = [...place.neighbours].sort(
  (one, other) => Number(other.lies === 'near') - Number(one.lies === 'near'),
);
const townsAround = inAList(nearFirst.slice(0, 2).map(({ town }) => town)) || 'the towns around';

/** The article of `/media/latest-news/1` (MD-05, MD-06). */
export const festivalArticle = {
  title: 'The drums came home on the second day',
  date: 'January 2024',
  lede: 'The first edition of our cultural festival was held on the second day of the 2023 year-end holiday, when everybody has eaten and nobody has to be anywhere.',
  opening:
    'There was no ticket and no dress code, although you would not have guessed the second from the clothes. By noon the children had found the stage. By two the drummers had found it too, and the children were taken down.',
  performance: [
    'It opened with dùndún and bàtá from the concert stage. A talking drum does what its name says: Yoruba is a language of high, middle and low tones, and the drum plays the tones. Those who can hear it heard themselves greeted, by family, and answered.',
    'Then the dances came in turn: Yoruba first, as hosts should, then Igbo, then Hausa, each with its own drums and an honest quarter of an hour. The elders danced slowly and were sprayed for it. The young did nothing slowly.',
    'At dusk the line dropped. The generator took over, and in the second of dark between them one drum said something about it that made half the court laugh and the other half ask what it had said.',
  ],
  attendance: [
    `We did not count at the gate, and will not invent a figure now. The outdoor function area, which takes ${capacities.outdoor.toLocaleString('en-NG')} and more, was full before the first dance. After that people stood along the breeze-block wall, then on the hotel steps, then on each other’s patience.`,
    `Families walked over from ${place.town} town. Others came from ${townsAround} by the busload, and students who had not gone home for the holiday came because they could hear it.`,
  ],
  sponsors: [
    'The house paid for the first edition. The second is planned for 2024, and for that one we invite sponsors: businesses, associations, and families with a name to honour.',
    'Take one thing and carry it.',
  ],
  /** What a sponsor of 2024 can take on. */
  shares: [
    'The stage and its lights',
    'The drummers, their food and their fares',
    'Shade and water',
    'The children’s hour',
  ],
} as const;
