import { useLightSizes } from '@venue/shared/data-saver/use-data-saver.ts';
import { type PictureRecord, srcSetOf } from '@venue/shared/ui/picture-record.ts';
import { color } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';
import type { PlaceId } from '../../place-ids.ts';
import { apartmentExecutive } from './apartment-executive.ts';
import { apartmentLuxury } from './apartment-luxury.ts';
import { concertSpace } from './concert-space.ts';
import { hotelBasicDeluxe } from './hotel-basic-deluxe.ts';
import { hotelBasicStandard } from './hotel-basic-standard.ts';

const Figure = styled.figure`
  position: relative;
  overflow: hidden;
`;

const Image = styled.img<{ $of: PictureRecord; $ratio: string }>`
  display: block;
  width: 100%;
  aspect-ratio: ${(props) => props.$ratio};
  object-fit: cover;
  object-position: ${(props) => props.$of.focus};
  background: url('${(props) => props.$of.placeholder}') ${(props) => props.$of.focus} / cover;
`;

const Chip = styled.figcaption`
  position: absolute;
  inset: auto 0 0 auto;
  padding: 3px 8px;
  background: ${color.indigo950};
  color: ${color.starch50};
  font: 400 0.8125rem/1.4 var(--sans);
`;

const fullSizes = '(min-width: 900px) 400px, 80vw';

/** Set `first` for the picture that is the largest paint of its page. */
export function StayPicture(props: { of: PictureRecord; ratio: '2 / 1' | '3 / 2'; first?: boolean }) {
  const { of, ratio, first = false } = props;
  const { ref, lightSizes } = useLightSizes();
  const sizes = lightSizes ?? fullSizes;
  return (
    <Figure>
      <picture>
        <source type="image/avif" srcSet={srcSetOf(of)} sizes={sizes} />
        <Image
          ref={ref}
          $of={of}
          $ratio={ratio}
          alt={of.alt}
          width={of.width}
          height={of.height}
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
          src={of.webp}
        />
      </picture>
      {of.render && <Chip>Artist’s impression</Chip>}
    </Figure>
  );
}

export const placePictures: Readonly<Record<PlaceId, PictureRecord>> = {
  'three-bedroom': apartmentExecutive,
  'two-bedroom': apartmentLuxury,
  'standard-suite': hotelBasicStandard,
  'deluxe-suite': hotelBasicDeluxe,
  'concert-space': concertSpace,
};
