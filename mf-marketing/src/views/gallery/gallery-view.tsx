import { place } from '@venue/shared/venue/contacts.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { PageOpening } from '../../parts/page-opening.tsx';
import { GalleryQuote } from './gallery-quote.tsx';
import { GallerySlideshow } from './gallery-slideshow.tsx';
import { PictureWall } from './picture-wall.tsx';

/** `/media/our-gallery` (MD-01, MD-02). */
export function GalleryView() {
  return (
    <>
      <PageHead
        title="Our Gallery"
        description={`Pictures of the halls, the hotel, the apartments, the concert space, the night club, the lounge and the cafe in ${place.town}. Open a picture, send it on.`}
      />
      <PageOpening title="Look round before you come." here="Our Gallery" tight>
        Halls, rooms, stages and bars. Choose a place, open a picture, and send its address to whoever decides
        with you.
      </PageOpening>
      <GallerySlideshow />
      <PictureWall />
      <GalleryQuote />
    </>
  );
}
