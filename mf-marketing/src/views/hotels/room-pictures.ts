import type { LodgingPictures } from '../../content/lodging/lodging.ts';
import { detailPillow } from '../../media/pictures/detail-pillow.ts';
import { hotelBasicDeluxeBed } from '../../media/pictures/hotel-basic-deluxe-bed.ts';
import { hotelBasicDeluxeWindow } from '../../media/pictures/hotel-basic-deluxe-window.ts';
import { hotelBasicDeluxe } from '../../media/pictures/hotel-basic-deluxe.ts';
import { hotelBasicStandardBed } from '../../media/pictures/hotel-basic-standard-bed.ts';
import { hotelBasicStandardWindow } from '../../media/pictures/hotel-basic-standard-window.ts';
import { hotelBasicStandard } from '../../media/pictures/hotel-basic-standard.ts';
import { hotelLuxuryDeluxeBed } from '../../media/pictures/hotel-luxury-deluxe-bed.ts';
import { hotelLuxuryDeluxeWindow } from '../../media/pictures/hotel-luxury-deluxe-window.ts';
import { hotelLuxuryRegularBed } from '../../media/pictures/hotel-luxury-regular-bed.ts';
import { hotelLuxuryRegularWindow } from '../../media/pictures/hotel-luxury-regular-window.ts';
import { hotelLuxuryRegular } from '../../media/pictures/hotel-luxury-regular.ts';
import { hotelLuxuryStandardBed } from '../../media/pictures/hotel-luxury-standard-bed.ts';
import { hotelLuxuryStandardWindow } from '../../media/pictures/hotel-luxury-standard-window.ts';
import { hotelLuxuryStandard } from '../../media/pictures/hotel-luxury-standard.ts';

/** Three pictures of each room, by its key. Beds and windows are crops of the room's picture; the last room's own picture opens the page. */
export const roomPictures: LodgingPictures = {
  'basic-standard': [hotelBasicStandard, hotelBasicStandardBed, hotelBasicStandardWindow],
  'basic-deluxe': [hotelBasicDeluxe, hotelBasicDeluxeBed, hotelBasicDeluxeWindow],
  'luxury-regular': [hotelLuxuryRegular, hotelLuxuryRegularBed, hotelLuxuryRegularWindow],
  'luxury-standard': [hotelLuxuryStandard, hotelLuxuryStandardBed, hotelLuxuryStandardWindow],
  'luxury-deluxe': [hotelLuxuryDeluxeBed, hotelLuxuryDeluxeWindow, detailPillow],
};
