import {
  galleryGroups,
  type GalleryGroupId,
  type GalleryPicture,
  galleryPictures,
} from '../../content/gallery.ts';

export type GroupChoice = GalleryGroupId | 'all';

export function picturesOf(group: GroupChoice): readonly GalleryPicture[] {
  return group === 'all' ? galleryPictures : galleryPictures.filter((picture) => picture.group === group);
}

/** The groups that have pictures: an owner may remove gallery files. */
export const shownGroups = galleryGroups.filter(({ id }) => picturesOf(id).length > 0);

/** The row the viewer moves through, and the index in it. */
export type ViewerPosition = { row: readonly GalleryPicture[]; index: number };

/** The chosen group's row if it has the picture, else all pictures; undefined if there is no such picture. */
export function viewerPosition(id: string | undefined, group: GroupChoice): ViewerPosition | undefined {
  const chosen = picturesOf(group);
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
