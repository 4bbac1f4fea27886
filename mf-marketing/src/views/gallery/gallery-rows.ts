import type { GalleryGroupId } from '../../../content/gallery-groups.ts';
import { galleryPictures, galleryGroups, type GalleryPicture } from '../../content/gallery.ts';

export type GroupChoice = GalleryGroupId | 'all';

export function picturesOf(place: GroupChoice): readonly GalleryPicture[] {
  return place === 'all' ? galleryPictures : galleryPictures.filter((picture) => picture.place === place);
}

/** The places that have pictures: an owner may remove gallery files. */
export const shownGroups = galleryGroups.filter(({ id }) => picturesOf(id).length > 0);

/** The row the viewer moves through, and the index in it. */
export type ViewerPosition = { row: readonly GalleryPicture[]; index: number };

/** The chosen place's row if it has the picture, else all pictures; undefined if there is no such picture. */
export function viewerPosition(id: string | undefined, place: GroupChoice): ViewerPosition | undefined {
  const chosen = picturesOf(place);
  const row = chosen.some((picture) => picture.id === id) ? chosen : galleryPictures;
  const index = row.findIndex((picture) => picture.id === id);
  return index === -1 ? undefined : { row, index };
}

/** The picture a number of steps on, or back if negative, wrapping round. */
export function pictureAfter({ row, index }: ViewerPosition, steps: number): GalleryPicture | undefined {
  return row[(index + steps + row.length) % row.length];
}

/** Id of a picture's tile. */
export function tileId(picture: string): string {
  return `picture-${picture}`;
}
