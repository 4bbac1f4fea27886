import { styled } from 'styled-components';
import { srcSetOf, type PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { useLightSizes } from '@venue/shared/data-saver/use-data-saver.ts';
import { useHydrated } from '@venue/shared/hooks/use-hydrated.ts';

/** Of the box, cropped around the subject; `fill` covers a box sized by the layout. */
type PictureRatio = '16 / 9' | '3 / 2' | '4 / 3' | '1' | '4 / 5' | 'fill';

const Frame = styled.picture`
  display: block;
  &[data-fill] {
    height: 100%;
  }
`;

const Image = styled.img`
  width: 100%;
  object-fit: cover;
`;

// Separate from Image, so that each picture adds only these declarations to the page.
const PlacedImage = styled(Image)<{ $of: PictureRecord; $ratio: PictureRatio | undefined }>`
  background: url('${({ $of }) => $of.placeholder}') ${({ $of }) => $of.focus} / cover;
  object-position: ${({ $of }) => $of.focus};
  ${({ $ratio }) => ratioRule($ratio)}
`;

function ratioRule(ratio: PictureRatio | undefined): string {
  if (!ratio) return '';
  return ratio === 'fill' ? 'height: 100%;' : `aspect-ratio: ${ratio};`;
}

const first = { fetchPriority: 'high' } as const;
const later = { loading: 'lazy', decoding: 'async' } as const;
const soon = { decoding: 'async' } as const;

function loadingOf({ priority, eager }: Pick<PictureProps, 'priority' | 'eager'>) {
  if (priority) return first;
  return eager ? soon : later;
}

export type PictureProps = {
  of: PictureRecord;
  /**
   * The `sizes` attribute: the width of the whole picture, cropped parts included. Below 640 px use four fifths of it,
   * because nobody sees the difference on dense phone screens.
   */
  sizes: string;
  /** A different crop below 640 px, where a wide picture would lose its subject. */
  onPhones?: PictureRecord | undefined;
  /** False if the layout hides it from 900 px, so that it does not load there. */
  onDesks?: boolean | undefined;
  ratio?: PictureRatio | undefined;
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

/** */
export function Picture({ late, ...picture }: PictureProps) {
  return late ? <LatePicture {...picture} /> : <LoadingPicture {...picture} />;
}

/** A placeholder until hydration; without scripts, the picture itself. */
function LatePicture(picture: PictureProps) {
  const { of, ratio, className } = picture;
  if (useHydrated()) return <LoadingPicture {...picture} />;
  return (
    <Frame as="div" className={className} data-fill={ratio === 'fill' || undefined}>
      <PlacedImage as="div" $of={of} $ratio={ratio}>
        <noscript>
          <LoadingPicture {...picture} className={undefined} />
        </noscript>
      </PlacedImage>
    </Frame>
  );
}

/** One transparent pixel. */
const clearPixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

function LoadingPicture({
  of,
  sizes,
  onPhones,
  onDesks = true,
  ratio,
  alt,
  className,
  ...rest
}: PictureProps) {
  const { ref, lightSizes } = useLightSizes();
  const shown = lightSizes ?? sizes;
  return (
    <Frame className={className} data-fill={ratio === 'fill' || undefined}>
      {!onDesks && <source media="(min-width: 900px)" srcSet={clearPixel} />}
      {onPhones && <PhoneSources of={onPhones} sizes={shown} />}
      <source type="image/avif" srcSet={srcSetOf(of)} sizes={shown} />
      <PlacedImage
        ref={ref}
        $of={of}
        $ratio={ratio}
        alt={alt ?? of.alt}
        width={of.width}
        height={of.height}
        {...loadingOf(rest)}
        src={of.webp}
      />
    </Frame>
  );
}

function PhoneSources({ of, sizes }: { of: PictureRecord; sizes: string }) {
  const shared = { media: '(max-width: 639.98px)', width: of.width, height: of.height };
  return (
    <>
      <source type="image/avif" srcSet={srcSetOf(of)} sizes={sizes} {...shared} />
      <source type="image/webp" srcSet={of.webp} {...shared} />
    </>
  );
}
