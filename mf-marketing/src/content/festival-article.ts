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
    'We did not count at the gate, and will not invent a figure now. The outdoor function area, which takes 200 and more, was full before the first dance. After that people stood along the breeze-block wall, then on the hotel steps, then on each other’s patience.',
    'Families walked over from Ago Iwoye town. Others came from Oru and Ijebu Igbo by the busload, and students who had not gone home for the holiday came because they could hear it.',
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

export type Tone = 'low' | 'middle' | 'high';

/** What the drum plays before anything else, by the tones of the words. */
export const drumGreeting = {
  words: 'Ẹ kú àbọ̀ sí Àríyá',
  translation: 'Welcome to Àríyá',
  syllables: [
    { text: 'Ẹ', tone: 'middle' },
    { text: 'kú', tone: 'high' },
    { text: 'à', tone: 'low' },
    { text: 'bọ̀', tone: 'low' },
    { text: 'sí', tone: 'high' },
    { text: 'À', tone: 'low' },
    { text: 'rí', tone: 'high' },
    { text: 'yá', tone: 'high' },
  ],
} as const satisfies {
  words: string;
  translation: string;
  syllables: readonly { text: string; tone: Tone }[];
};
