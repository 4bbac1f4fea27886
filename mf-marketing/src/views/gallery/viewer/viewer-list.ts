import type { GalleryPlaceId } from '../../../../content/gallery-places.ts';
import { galleryPictures, galleryPlaces, type GalleryPicture } from '../../../content/house/gallery.ts';

/** A place that the filter shows, or all of them. */
export type PlaceChoice = GalleryPlaceId | 'all';

export function picturesOf(place: PlaceChoice): readonly GalleryPicture[] {
  return place === 'all' ? galleryPictures : galleryPictures.filter((picture) => picture.place === place);
}

/** The places of which there are pictures: files of the gallery may be taken away. */
export const shownPlaces = galleryPlaces.filter(({ id }) => picturesOf(id).length > 0);

/** Where the viewer stands: the row it leafs through and the place in it. */
export type ViewerPosition = { row: readonly GalleryPicture[]; index: number };

/** The chosen place's row if the picture hangs there, all pictures if not; undefined if there is no such picture. */
export function viewerPosition(id: string | undefined, place: PlaceChoice): ViewerPosition | undefined {
  const chosen = picturesOf(place);
  const row = chosen.some((picture) => picture.id === id) ? chosen : galleryPictures;
  const index = row.findIndex((picture) => picture.id === id);
  return index === -1 ? undefined : { row, index };
}

/** The picture so many steps on, or back if negative, round the end of the row. */
export function pictureAfter({ row, index }: ViewerPosition, steps: number): GalleryPicture | undefined {
  return row[(index + steps + row.length) % row.length];
}

/** Id of a picture's place on the wall. */
export function tileId(picture: string): string {
  return `picture-${picture}`;
}
