import { hallExtras } from './hall-extras.ts';

/** What a day in the concert space includes. */
export const concertIncludes = [
  'Stage, floor and lights',
  'Setting up and clearing away by our crew',
  'A manager on site all day',
  'Guards indoors and outdoors',
  'Standby generator, 24/7 power',
] as const;

/** What is paid besides: the hours that the terms put a price on, but for the halls' closing time. */
export const concertExtras = hallExtras.filter(({ name }) => name !== 'After 8pm');

/** What the terms ask of a concert, counted back from the day (TC-08, TC-10, TC-14, TC-16 to TC-19). */
export const concertCountdown = [
  {
    when: '30 days before',
    what: 'Adverts come to us, then go up. None within 3 miles of the venue.',
    isTheDay: false,
  },
  { when: '2 weeks before', what: 'Decorations are approved.', isTheDay: false },
  {
    when: '1 week before',
    what: 'The rehearsal gets its hour. One hour is the most that is free.',
    isTheDay: false,
  },
  { when: 'The day', what: 'Doors. Alcohol is for guests aged 21 and over.', isTheDay: true },
  { when: 'Within 2 days after', what: 'Your adverts come down again.', isTheDay: false },
] as const satisfies readonly { when: string; what: string; isTheDay: boolean }[];
