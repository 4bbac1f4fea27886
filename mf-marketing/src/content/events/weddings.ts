import { addressOf } from '@venue/shared/contract/address-of.ts';
import { countedInWords, formatNaira, inFigures } from '@venue/shared/text/numbers.ts';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { capacityOf } from '@venue/shared/venue/hall-capacity.ts';
import english from '../../../media/ceremonies/english.svg';
import hausa from '../../../media/ceremonies/hausa.svg';
import igbo from '../../../media/ceremonies/igbo.svg';
import western from '../../../media/ceremonies/western.svg';
import yoruba from '../../../media/ceremonies/yoruba.svg';
import { detailGeleChair } from '../../media/pictures/detail-gele-chair.ts';
import { detailPlaceSetting } from '../../media/pictures/detail-place-setting.ts';
import { hallAmbali } from '../../media/pictures/hall-ambali.ts';
import { heroBallroom } from '../../media/pictures/hero-ballroom.ts';
import { loungeBar } from '../../media/pictures/lounge-bar.ts';
import { outdoorFunction } from '../../media/pictures/outdoor-function.ts';
import { weddingDetail } from '../../media/pictures/wedding-detail.ts';
import { capacities, headlineFigures } from '../halls/capacities.ts';
import { closingTimeText } from '../halls/hall-extras.ts';
import { hallNameOf, smallestHall } from '../halls/halls.ts';
import { quoteWith } from '../links.ts';
import type { PictureCardContent } from '../picture-card-content.ts';

export type WeddingKind = {
  name: string;
  text: string;
  /** How the room is set, as the drawing shows it. */
  set: string;
  /** Address of the drawing of the floor from above, 240 by 180. */
  plan: string;
};

/** Diverse Cultural Weddings (EV-02). */
export const weddingKinds = [
  {
    name: 'Yoruba',
    text: 'Two families face each other, and an alága on either side keeps them laughing. The groom and his friends lie flat, ìdọ̀bálẹ̀, before anyone lets him sit.',
    set: 'chairs in two blocks face to face, open floor between them, two high chairs on the stage.',
    plan: yoruba,
  },
  {
    name: 'Igbo',
    text: 'At the wine carrying, the bride walks among the guests with a cup of palm wine, past every man who calls to her, until she finds her groom and kneels.',
    set: 'chairs in a horseshoe, elders in the front row, nothing standing in her way.',
    plan: igbo,
  },
  {
    name: 'Hausa',
    text: 'The elders of both families say the fatiha. The walima that follows is a meal for everyone.',
    set: 'two wings of seats with a screen between them if you want one, long tables for the meal.',
    plan: hausa,
  },
  {
    name: 'English',
    text: 'White dress, a hymn, two signatures. Then the speeches and the cake.',
    set: 'rows left and right of an aisle, a table for the register at the end of it.',
    plan: english,
  },
  {
    name: 'Western',
    text: 'Vows outdoors while the sun goes down, dinner under the lights, and the first dance.',
    set: 'curved rows before an arch in the outdoor function area, round tables behind.',
    plan: western,
  },
] as const satisfies readonly WeddingKind[];

/** The four cards of EV-03. */
export const weddingCards = [
  {
    title: 'Bridal Shower',
    text: `An afternoon for the bride and her friends. The lounge has room for ${inFigures(capacities.lounge)}, bartenders included, linens if you want them.`,
    picture: loungeBar,
    links: [{ title: 'The lounge', path: addressOf('mf-marketing/lounge') }],
  },
  {
    title: 'Wedding Ceremonies',
    text: `Stage, aisle or open floor, set before your first guest arrives. ${closingTimeText}`,
    picture: detailGeleChair,
    links: [{ title: 'Compare the halls', path: addressOf('mf-marketing/event-hall') }],
  },
  {
    title: 'Wedding Receptions',
    text: `Up to ${headlineFigures.seated} seated in the whole event center. We set out the tables and chairs, clear them and clean up.`,
    picture: weddingDetail,
    links: [{ title: 'Request a quote', path: quoteWith({ place: 'Event center' }) }],
  },
  {
    title: 'Vows Renewal',
    text: `The same two people, ${countedInWords(capacityOf(smallestHall).comfortable, 'guest')}, and this time you choose the music. ${smallestHall.name}, ${formatNaira(smallestHall.rental)} for the day.`,
    picture: detailPlaceSetting,
    links: [
      { title: smallestHall.name, path: `${addressOf('mf-marketing/event-hall')}#${smallestHall.key}` },
    ],
  },
] as const satisfies readonly PictureCardContent[];

/** The slideshow of EV-04. */
export const weddingSlides = [
  { image: heroBallroom, caption: 'The event center, set for a wedding' },
  { image: hallAmbali, caption: `${hallNameOf('ambali')}, round tables` },
  { image: outdoorFunction, caption: 'Outdoor function area at dusk' },
] as const satisfies readonly { image: PictureRecord; caption: string }[];
