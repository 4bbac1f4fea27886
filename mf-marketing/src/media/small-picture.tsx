import { styled } from 'styled-components';
import { useLightSizes } from '@venue/shared/data-saver/use-light-sizes.ts';
import { color } from '@venue/shared/theme/tokens.ts';
import { srcSetOf, type PictureRecord } from './picture-record.ts';

const Image = styled.img`
  width: 100%;
  height: 100%;
  background: ${color.sanyan200};
  object-fit: cover;
`;

type SmallPictureProps = {
  of: PictureRecord;
  sizes: string;
  /** Empty where the text beside it says the same. */
  alt?: string;
};

/**
 * One of many beside a larger one, covering its box: it says less of itself in the page than `Picture`. Its place is of
 * one colour until it is there, and it has one size where AVIF is not read.
 */
export function SmallPicture({ of, sizes, alt = of.alt }: SmallPictureProps) {
  const { ref, lightSizes } = useLightSizes();
  return (
    <picture>
      <source type="image/avif" srcSet={srcSetOf(of.avif)} sizes={lightSizes ?? sizes} />
      <Image
        ref={ref}
        alt={alt}
        width={of.width}
        height={of.height}
        loading="lazy"
        decoding="async"
        src={Object.values(of.webp)[0]}
      />
    </picture>
  );
}
