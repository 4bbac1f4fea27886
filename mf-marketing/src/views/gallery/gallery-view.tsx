import { styled } from 'styled-components';
import { surface } from '@venue/shared/theme/tokens.ts';
import { place } from '@venue/shared/venue/contacts.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { PageOpening } from '../../parts/page-opening.tsx';
import { GalleryQuote } from './gallery-quote.tsx';
import { GallerySlideshow } from './gallery-slideshow.tsx';
import { PictureWall } from './picture-wall.tsx';

/** Pictures first, in the dark, as one looks at slides; the heading is read before them. */
const LightTable = styled.div`
  ${surface.dark}
  display: grid;
  > section {
    order: -1;
    min-width: 0;
  }
`;

/** `/media/our-gallery` (MD-01, MD-02). */
export function GalleryView() {
  return (
    <>
      <PageHead
        title="Our Gallery"
        description={`Pictures of the halls, the hotel, the apartments, the concert space, the night club, the lounge and the cafe in ${place.town}. Open a picture, send it on.`}
      />
      <LightTable>
        <PageOpening title="Look round before you come." here="Our Gallery" tight>
          Choose a place, open a picture, and show it to whoever decides with you.
        </PageOpening>
        <GallerySlideshow />
      </LightTable>
      <BelowFirstScreen>
        <PictureWall />
        <GalleryQuote />
      </BelowFirstScreen>
    </>
  );
}
