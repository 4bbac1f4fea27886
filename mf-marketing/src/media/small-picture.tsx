import { styled } from 'styled-components';
import { useLightSizes } from '@venue/shared/data-saver/use-data-saver.ts';
import { color } from '@venue/shared/theme/tokens.ts';
import { useHydrated } from '@venue/shared/hooks/use-hydrated.ts';
import { srcSetOf, type PictureRecord } from '@venue/shared/ui/picture-record.ts';

const Frame = styled.picture`
  display: block;
  width: 100%;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: ${color.sanyan200};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

type SmallPictureProps = {
  of: PictureRecord;
  sizes: string;
  /** Empty if the text beside it says the same. */
  alt?: string;
  /** As in `Picture`. */
  late?: boolean | undefined;
  className?: string | undefined;
};

/**
 * For cards, 3:2 unless `className` says otherwise. Takes less HTML than `Picture`: a plain colour instead of a preview,
 * and the middle of the box.
 */
export function SmallPicture({ late = false, ...picture }: SmallPictureProps) {
  const isHydrated = useHydrated();
  if (isHydrated || !late) return <LoadingPicture {...picture} />;
  return (
    <Frame as="div" className={picture.className}>
      <noscript>
        <LoadingPicture {...picture} />
      </noscript>
    </Frame>
  );
}

function LoadingPicture({ of, sizes, alt = of.alt, className }: Omit<SmallPictureProps, 'late'>) {
  const { ref, lightSizes } = useLightSizes();
  return (
    <Frame className={className}>
      <source type="image/avif" srcSet={srcSetOf(of)} sizes={lightSizes ?? sizes} />
      <img
        ref={ref}
        alt={alt}
        width={of.width}
        height={of.height}
        loading="lazy"
        decoding="async"
        src={of.webp}
      />
    </Frame>
  );
}
