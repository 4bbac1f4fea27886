import type { Occasion } from './quote-about.ts';

export type CorporateEvent = {
  title: string;
  text: string;
  /** What it is in the words of the form that asks for a quote. */
  occasion: Occasion;
};

/** The eight types of EV-09, small ones first. */
export const corporateEvents = [
  {
    title: 'Business meetings and luncheons',
    text: 'Round tables: paper and pens before lunch, plates after it, in the same seats.',
    occasion: 'A conference or seminar',
  },
  {
    title: 'Seminars and workshops',
    text: 'Rows for the talk, tables of ten for the work, a screen that the last row can read.',
    occasion: 'A conference or seminar',
  },
  {
    title: 'Conferences',
    text: 'Speakers in one hall, coffee in the next, and beds across the court for those from out of town.',
    occasion: 'A conference or seminar',
  },
  {
    title: 'Expo and tastings',
    text: 'Stands along the walls, one way in, one way out, and sockets where your plan has them.',
    occasion: 'A company’s event',
  },
  {
    title: 'Product launch',
    text: 'A dark floor, a lit stage, and doors that stay shut until you say.',
    occasion: 'A company’s event',
  },
  {
    title: 'Award ceremonies',
    text: 'Round tables, a clear path to the stage, and a podium on it.',
    occasion: 'A company’s event',
  },
  {
    title: 'Non-profit galas',
    text: 'Dinner, an appeal, and a quiet corner where the pledges are counted.',
    occasion: 'A company’s event',
  },
  {
    title: 'Holiday parties',
    text: 'Year-end for the whole company, husbands and wives too. Those who should not drive sleep in the hotel.',
    occasion: 'A company’s event',
  },
] as const satisfies readonly CorporateEvent[];

/** What the conference hall is for, which is let by quote and not by the day. */
export const conferencePurpose =
  'Desks that move and a large screen, in daylight. For training days, board meetings and anybody who takes notes.';

/** What companies take each of the rooms of EV-10 for, by the hall's key. */
export const roomPurposes: Readonly<Record<string, string>> = {
  'ball-room': 'For boards, luncheons and workshops where everyone must be heard.',
  ambali: 'For conferences, galas and award nights.',
  wosilat: 'For the launch, the expo and the whole company at once.',
};
