import type { Occasion } from '../links.ts';

export type CorporateEvent = {
  title: string;
  text: string;
  /** Preselected in the quote form. */
  occasion: Occasion;
};

/** The eight types of EV-09, small ones first. */
export const corporateEvents = [
  {
    title: 'Business meetings and luncheons',
    text: 'Round tables: paper and pens in the morning, then lunch in the same seats.',
    occasion: 'A conference or seminar',
  },
  {
    title: 'Seminars and workshops',
    text: 'Rows for the talk, tables of ten for the work, a screen the back row can read.',
    occasion: 'A conference or seminar',
  },
  {
    title: 'Conferences',
    text: 'Speakers in one hall, coffee in the next, and beds across the court for guests from out of town.',
    occasion: 'A conference or seminar',
  },
  {
    title: 'Expo and tastings',
    text: 'Stands along the walls, one way in, one way out, and sockets where your plan puts them.',
    occasion: 'A company’s event',
  },
  {
    title: 'Product launch',
    text: 'A dark room, a lit stage, and doors that stay shut until you say so.',
    occasion: 'A company’s event',
  },
  {
    title: 'Award ceremonies',
    text: 'Round tables, and a clear path to the stage and its podium.',
    occasion: 'A company’s event',
  },
  {
    title: 'Non-profit galas',
    text: 'Dinner, an appeal, and a quiet corner to count the pledges.',
    occasion: 'A company’s event',
  },
  {
    title: 'Holiday parties',
    text: 'A year-end party for the whole company, husbands and wives too. Anyone who shouldn’t drive can sleep in the hotel.',
    occasion: 'A company’s event',
  },
] as const satisfies readonly CorporateEvent[];

export const conferencePurpose =
  'Movable desks and a large screen, in daylight. For training days, board meetings and anyone who takes notes.';

/** What each room of EV-10 suits, by the hall’s key. */
export const roomPurposes: Readonly<Record<string, string>> = {
  'ball-room': 'For boards, luncheons and workshops where everyone needs to be heard.',
  ambali: 'For conferences, galas and award nights.',
  wosilat: 'For the launch, the expo and the whole company at once.',
};
