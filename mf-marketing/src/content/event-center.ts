import { inFigures } from '@venue/shared/words/in-figures.ts';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { capacities } from './capacities.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { corporateGalaSetting } from '../media/pictures/corporate-gala-setting.ts';
import { outdoorFunctionLights } from '../media/pictures/outdoor-function-lights.ts';
import { weddingDetail } from '../media/pictures/wedding-detail.ts';

/** What comes with it (FC-13). */
export const eventCenterSpecs = [
  {
    name: `Capacity ${capacities.eventCenter}`,
    text: `The whole event center, by quote. One hall alone seats ${inFigures(hallGuests.to)} at most.`,
  },
  {
    name: 'Table and chair setup and cleaning',
    text: 'We lay out before you come, and clear and sweep when you have gone.',
  },
  { name: 'On-site management', text: 'One manager who stays from the first table to the last guest.' },
  { name: 'Indoor and outdoor security guards', text: 'At the gate, at the doors and among the cars.' },
] as const;

/** What it looks like when it is full, and where that is described. */
export const eventCenterEvenings = [
  {
    title: 'A wedding',
    image: weddingDetail,
    link: addressOf('mf-marketing/wedding-events'),
    more: 'Weddings',
  },
  {
    title: 'An award night',
    image: corporateGalaSetting,
    link: addressOf('mf-marketing/corporate-events'),
    more: 'Corporate events',
  },
  {
    title: 'A birthday under the palms',
    image: outdoorFunctionLights,
    link: addressOf('mf-marketing/social-events'),
    more: 'Social events',
  },
] as const satisfies readonly {
  title: string;
  image: PictureRecord;
  link: string;
  more: string;
}[];
