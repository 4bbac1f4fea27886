import { styled } from 'styled-components';
import { useLightSizes } from '../data-saver/use-data-saver.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { color } from '../theme/tokens.ts';
import { srcSetOf, type PictureRecord } from './picture-record.ts';

/** Of the box, cropped around the subject; `fill` covers a box sized by the layout. */
type PictureRatio = '2 / 1' | '3 / 2' | '4 / 3' | '4 / 5' | 'fill';

const PictureBox = styled.picture`
  display: block;
  width: 100%;
  &[data-fill] {
    height: 100%;
  }
`;

const Image = styled.img`
  width: 100%;
  background: ${color.sanyan200};
  object-fit: cover;
`;

// Separate from Image, so that each picture adds only these declarations to the page.
const PlacedImage = styled(Image)<{ $preview: PictureRecord | false; $ratio: PictureRatio | undefined }>`
  ${({ $preview }) => $preview && previewRule($preview)}
  ${({ $ratio }) => ratioRule($ratio)}
`;

function previewRule({ placeholder, focus }: PictureRecord): string {
  return `background: url('${placeholder}') ${focus} / cover; object-position: ${focus};`;
}

function ratioRule(ratio: PictureRatio | undefined): string {
  if (!ratio) return '';
  return ratio === 'fill' ? 'height: 100%;' : `aspect-ratio: ${ratio};`;
}

function loadingOf({ priority, eager }: Pick<PictureProps, 'priority' | 'eager'>) {
  if (priority) return { fetchPriority: 'high' } as const;
  return { loading: eager ? undefined : 'lazy', decoding: 'async' } as const;
}

export type PictureProps = {
  of: PictureRecord;
  /**
   * The `sizes` attribute: the width of the whole picture, cropped parts included. Below 640 px use four fifths of it,
   * because nobody sees the difference on dense phone screens.
   */
  sizes: string;
  ratio?: PictureRatio | undefined;
  /** A plain colour instead of the preview, and cropped around the middle: less HTML, for pictures in rows. */
  plain?: boolean | undefined;
  /** For the largest paint of the page. */
  priority?: boolean | undefined;
  /** Loads even out of view, but after what is in view. */
  eager?: boolean | undefined;
  /** Loads only after hydration, so that it does not delay the first view. */
  late?: boolean | undefined;
  /** Replaces the record’s own text; empty if the text beside it says the same. */
  alt?: string | undefined;
  className?: string | undefined;
};

/** A picture in the smallest sufficient file. */
export function Picture({ late, ...picture }: PictureProps) {
  return late ? <LatePicture {...picture} /> : <LoadingPicture {...picture} />;
}

/** A placeholder until hydration; without scripts, the picture itself. */
function LatePicture(picture: PictureProps) {
  const { of, ratio, plain, className } = picture;
  if (useHydrated()) return <LoadingPicture {...picture} />;
  return (
    <PictureBox as="div" className={className} data-fill={ratio === 'fill' || undefined}>
      <PlacedImage as="div" $preview={!plain && of} $ratio={ratio}>
        <noscript>
          <LoadingPicture {...picture} className={undefined} />
        </noscript>
      </PlacedImage>
    </PictureBox>
  );
}

function LoadingPicture({ of, sizes, ratio, plain, alt, className, ...rest }: PictureProps) {
  const { ref, lightSizes } = useLightSizes();
  const usedSizes = lightSizes ?? sizes;
  return (
    <PictureBox className={className} data-fill={ratio === 'fill' || undefined}>
      <source type="image/avif" srcSet={srcSetOf(of)} sizes={usedSizes} />
      <PlacedImage
        ref={ref}
        $preview={!plain && of}
        $ratio={ratio}
        alt={alt ?? of.alt}
        width={of.width}
        height={of.height}
        {...loadingOf(rest)}
        src={of.webp}
      />
    </PictureBox>
  );
}
