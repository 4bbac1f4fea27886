import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import type { PlaceId } from '../../place-ids.ts';
import { apartmentExecutive } from './apartment-executive.ts';
import { apartmentLuxury } from './apartment-luxury.ts';
import { concertSpace } from './concert-space.ts';
import { hotelBasicDeluxe } from './hotel-basic-deluxe.ts';
import { hotelBasicStandard } from './hotel-basic-standard.ts';

/** `sizes` of a picture beside a form or a receipt. */
export const placeSizes = '(min-width: 900px) 400px, 80vw';

export const placePictures: Readonly<Record<PlaceId, PictureRecord>> = {
  'three-bedroom': apartmentExecutive,
  'two-bedroom': apartmentLuxury,
  'standard-suite': hotelBasicStandard,
  'deluxe-suite': hotelBasicDeluxe,
  'concert-space': concertSpace,
};
