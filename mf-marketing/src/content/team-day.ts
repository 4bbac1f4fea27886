import { formatNaira } from '@venue/shared/money.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { hallAmbali } from '../media/pictures/hall-ambali.ts';
import { hotelLobby } from '../media/pictures/hotel-lobby.ts';
import { lounge } from '../media/pictures/lounge.ts';

export type TeamHour = {
  time: string;
  /** Who is at work, as a trade: nobody is named who has not agreed to it. */
  who: string;
  text: string;
  picture?: { of: PictureRecord; caption: string };
  /** The hour that all the others are for. */
  guests?: true;
};

/** A wedding day as the people of the house live it. The hours of the house are those of K-17, the rest is an example. */
export const teamDay = [
  {
    time: '7am',
    who: 'The guards',
    text: 'Operating hours begin. One unlocks the gate, one walks the grounds, one checks that every door inside opens.',
  },
  {
    time: '8am',
    who: 'The set-up crew',
    text: 'Tables first, then chairs, from the plan the family gave us 30 days ago. Seventy tables of ten is a morning’s work.',
    picture: { of: hallAmbali, caption: 'Ambali Hall, set' },
  },
  {
    time: '10am',
    who: 'The manager',
    text: 'Walks the hall with the decorator, drawing in hand. It was approved two weeks before, so this is a short walk.',
  },
  {
    time: 'Noon',
    who: 'Reception',
    text: 'The call line has its busiest hour: a room that should face the court, a cousin at the wrong gate, an aunt who wants to know who is already here.',
    picture: { of: hotelLobby, caption: 'Hotel lobby, the desk' },
  },
  {
    time: '2pm',
    who: 'Everybody',
    text: 'Guests. From now on the best compliment is that nobody notices us.',
    guests: true,
  },
  {
    time: '5pm',
    who: 'The bartenders',
    text: 'The young ones cross to the lounge, where bartenders and linens come with the room. Ice has been ready since three.',
    picture: { of: lounge, caption: 'Lounge, the bar' },
  },
  {
    time: '8pm',
    who: 'The manager, again',
    text: `Operating hours end. Who wants to go on may: it is ${formatNaira(50_000)} more, agreed before, so that no one has to stop the music to talk about money.`,
  },
  {
    time: 'After',
    who: 'The cleaners',
    text: 'Sweep up the confetti, mop down to the boards, and put the house back to how it stood at seven.',
  },
] as const satisfies readonly TeamHour[];
