import { addressOf } from '@venue/shared/contract/address-of.ts';
import { pictureFiles } from '../../../content/gallery.data.ts';
import type { GalleryPlaceId } from '../../../content/gallery-places.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { pictureNamed } from '../../media/picture-named.ts';
import { withFacts } from '../facts.ts';

/** A part of the venue by which pictures are chosen. */
export type GalleryPlace = {
  id: GalleryPlaceId;
  title: string;
  /** Page with prices and plans, and what the link to it says. */
  path: string;
  more: string;
};

export const galleryPlaces = [
  {
    id: 'halls',
    title: 'Halls',
    path: addressOf('mf-marketing/event-hall'),
    more: 'Plans and prices of the halls',
  },
  {
    id: 'celebrations',
    title: 'Celebrations',
    path: addressOf('mf-marketing/wedding-events'),
    more: 'Weddings here',
  },
  { id: 'hotel', title: 'Hotel', path: addressOf('mf-marketing/hotels'), more: 'Rooms and prices' },
  {
    id: 'apartments',
    title: 'Apartments',
    path: addressOf('mf-marketing/apartments'),
    more: 'Apartments and prices',
  },
  {
    id: 'evenings',
    title: 'Stage, screen, bar',
    path: addressOf('mf-marketing/concert-space'),
    more: 'The concert space',
  },
] as const satisfies readonly GalleryPlace[];

export type GalleryPicture = {
  /** What `?picture=` in the address of the page says: the name of its file. */
  id: string;
  place: GalleryPlaceId;
  title: string;
  picture: PictureRecord;
};

function pictureOf({ id, place, title, picture }: (typeof pictureFiles)[number]): GalleryPicture {
  return { id, place, title: withFacts(title), picture: pictureNamed(picture) };
}

/** Every picture of the wall, place by place; the first of a place is its largest (MD-01). Each is a file in `content/gallery`. */
export const galleryPictures: readonly GalleryPicture[] = pictureFiles
  .filter(({ slide }) => slide === undefined)
  .map(pictureOf);

const onSlides = pictureFiles.flatMap((file) =>
  file.slide === undefined ? [] : [{ ...file, at: file.slide }],
);

/** Pictures of the slideshow, in their order: close details, none of which hangs on the wall. */
export const gallerySlides: readonly GalleryPicture[] = onSlides
  .sort((one, other) => one.at - other.at)
  .map(pictureOf);
