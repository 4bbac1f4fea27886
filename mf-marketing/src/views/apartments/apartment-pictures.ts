import type { LodgingPictures } from '../../media/lodging-picture.ts';
import { apartmentBedroom } from '../../media/pictures/apartment-bedroom.ts';
import { apartmentExecutiveCourt } from '../../media/pictures/apartment-executive-court.ts';
import { apartmentExecutiveKitchen } from '../../media/pictures/apartment-executive-kitchen.ts';
import { apartmentLuxuryWindow } from '../../media/pictures/apartment-luxury-window.ts';
import { apartmentLuxury } from '../../media/pictures/apartment-luxury.ts';
import { bathroom } from '../../media/pictures/bathroom.ts';

/** Three pictures of every apartment; the sitting room of the first stands at the head of the page. */
export const apartmentPictures: LodgingPictures = {
  'executive-apartment': [
    { of: apartmentBedroom, name: 'A bedroom' },
    { of: apartmentExecutiveCourt, name: 'The court' },
    { of: apartmentExecutiveKitchen, name: 'The kitchen' },
  ],
  'luxury-suite': [
    { of: apartmentLuxury, name: 'The sitting room' },
    { of: bathroom, name: 'The bath' },
    { of: apartmentLuxuryWindow, name: 'The window' },
  ],
};
