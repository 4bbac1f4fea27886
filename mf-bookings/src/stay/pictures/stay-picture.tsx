import { useLightSizes } from '@venue/shared/data-saver/use-data-saver.ts';
import { type SizedPicture, srcSetOf } from '@venue/shared/ui/sized-picture.ts';
import { color } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';

/** A picture of a room in three sizes, 16:10. */
export type StayPictureRecord = SizedPicture<480 | 720 | 960>;

const Figure = styled.figure`
  position: relative;
  overflow: hidden;
`;

const Image = styled.img<{ $of: StayPictureRecord; $ratio: string }>`
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
export function StayPicture(props: { of: StayPictureRecord; ratio: '2 / 1' | '3 / 2'; first?: boolean }) {
  const { of, ratio, first = false } = props;
  const { ref, lightSizes } = useLightSizes();
  const sizes = lightSizes ?? fullSizes;
  return (
    <Figure>
      <picture>
        <source type="image/avif" srcSet={srcSetOf(of.avif)} sizes={sizes} />
        <Image
          ref={ref}
          $of={of}
          $ratio={ratio}
          alt={of.alt}
          width={of.width}
          height={of.height}
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
          sizes={sizes}
          srcSet={srcSetOf(of.webp)}
          src={of.webp[480]}
        />
      </picture>
      {of.render && <Chip>Artist’s impression</Chip>}
    </Figure>
  );
}
