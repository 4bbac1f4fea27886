/** The filters of the gallery, in the order of the page. */
export const galleryPlaceIds = ['halls', 'celebrations', 'hotel', 'apartments', 'evenings'] as const;

export type GalleryPlaceId = (typeof galleryPlaceIds)[number];
