/** The filters of the gallery, in the order of the page. */
export const galleryGroupIds = ['halls', 'celebrations', 'hotel', 'apartments', 'evenings'] as const;

export type GalleryGroupId = (typeof galleryGroupIds)[number];
