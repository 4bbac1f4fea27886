import { inFigures } from '@venue/shared/words/numbers.ts';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { capacities } from './capacities.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { PictureCard } from '../picture-card.ts';
import { corporateGalaSetting } from '../../media/pictures/corporate-gala-setting.ts';
import { outdoorFunctionLights } from '../../media/pictures/outdoor-function-lights.ts';
import { weddingDetail } from '../../media/pictures/wedding-detail.ts';

/** What comes with it (FC-13). */
export const eventCenterSpecs = [
  {
    name: `Capacity ${capacities.eventCenter}`,
    text: `The whole event center, by quote. One hall alone seats ${inFigures(hallGuests.to)} at most.`,
  },
  {
    name: 'Table and chair setup and cleaning',
    text: 'We set out before you arrive, and clear and sweep after you leave.',
  },
  { name: 'On-site management', text: 'One manager, on site from the first table to the last guest.' },
  { name: 'Indoor and outdoor security guards', text: 'At the gate and the doors, and watching the cars.' },
] as const;

export const eventCenterEvenings = [
  {
    title: 'A wedding',
    picture: weddingDetail,
    ways: [{ title: 'Weddings', path: addressOf('mf-marketing/wedding-events') }],
  },
  {
    title: 'An award night',
    picture: corporateGalaSetting,
    ways: [{ title: 'Corporate events', path: addressOf('mf-marketing/corporate-events') }],
  },
  {
    title: 'A birthday under the palms',
    picture: outdoorFunctionLights,
    ways: [{ title: 'Social events', path: addressOf('mf-marketing/social-events') }],
  },
] as const satisfies readonly PictureCard[];
