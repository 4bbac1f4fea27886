import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { pictureFiles } from '../../content/gallery.data.ts';
import { pictureByName } from '../media/picture-by-name.ts';
import { withFacts } from './facts.ts';

export type GalleryGroupId = (typeof pictureFiles)[number]['group'];

/** A filter of the gallery. */
export type GalleryGroup = {
  id: GalleryGroupId;
  title: string;
  /** The page it leads to; `linkTitle` is the text of the link. */
  path: string;
  linkTitle: string;
};

export const galleryGroups = [
  {
    id: 'halls',
    title: 'Halls',
    path: addressOf('mf-marketing/event-hall'),
    linkTitle: 'Hall plans and prices',
  },
  {
    id: 'celebrations',
    title: 'Celebrations',
    path: addressOf('mf-marketing/wedding-events'),
    linkTitle: 'Weddings here',
  },
  { id: 'hotel', title: 'Hotel', path: addressOf('mf-marketing/hotels'), linkTitle: 'Room prices' },
  {
    id: 'apartments',
    title: 'Apartments',
    path: addressOf('mf-marketing/apartments'),
    linkTitle: 'Apartment prices',
  },
  {
    id: 'evenings',
    title: 'Stage, screen, bar',
    path: addressOf('mf-marketing/concert-space'),
    linkTitle: 'The concert space',
  },
] as const satisfies readonly GalleryGroup[];

export type GalleryPicture = {
  /** The name of its file, and its `?picture=` in the address. */
  id: string;
  group: GalleryGroupId;
  title: string;
  picture: PictureRecord;
};

function pictureOf({ id, group, title, picture }: (typeof pictureFiles)[number]): GalleryPicture {
  return { id, group, title: withFacts(title), picture: pictureByName(picture) };
}

/** All but the slides, in groups; the first of a group is shown largest (MD-01). */
export const galleryPictures: readonly GalleryPicture[] = pictureFiles
  .filter(({ slide }) => slide === undefined)
  .map(pictureOf);

/** Pictures of the slideshow, which are not repeated below it. */
export const gallerySlides: readonly GalleryPicture[] = pictureFiles
  .filter(({ slide }) => slide !== undefined)
  .sort((one, other) => (one.slide ?? 0) - (other.slide ?? 0))
  .map(pictureOf);
