import { styled } from 'styled-components';
import { srcSetOf } from '@venue/shared/sized-picture.ts';
import type { PictureRecord } from './picture-record.ts';
import { useLightSizes } from '@venue/shared/data-saver/use-light-sizes.ts';
import { usePageLives } from '@venue/shared/ui/use-page-lives.ts';

/** Ratio of the box, cut around the subject; `fill` covers a box whose size the layout gives. */
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

// Apart from Image, so that each picture adds only these declarations to the page.
const PlacedImage = styled(Image)<{ $of: PictureRecord; $ratio: PictureRatio | undefined }>`
  background: url('${({ $of }) => $of.placeholder}') ${({ $of }) => $of.focus} / cover;
  object-position: ${({ $of }) => $of.focus};
  ${({ $ratio }) => ratioRule($ratio)}
`;

function ratioRule(ratio: PictureRatio | undefined): string {
  if (!ratio) return '';
  return ratio === 'fill' ? 'height: 100%;' : `aspect-ratio: ${ratio};`;
}

// The largest paint of a route against pictures that wait until they are near.
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
   * Width at which the whole picture is drawn, cut-off parts included, as the attribute `sizes`. Under 640 px four
   * fifths of it: the pixels of phones are smaller than what the eye tells apart.
   */
  sizes: string;
  /** Another cut for screens under 640 px, where a wide picture would lose its subject. */
  onPhones?: PictureRecord | undefined;
  /** False where the layout hides it from 900 px: nothing of it loads there. */
  onDesks?: boolean | undefined;
  ratio?: PictureRatio | undefined;
  /** For the one picture that is the largest paint of its route. */
  priority?: boolean | undefined;
  /** Loads although it may be out of sight, but never before what is in sight. */
  eager?: boolean | undefined;
  /** Stays out of the way of the first view: nothing of it loads before the page runs. */
  late?: boolean | undefined;
  /** More specific than the record's own words; empty where the text beside it says the same. */
  alt?: string | undefined;
  className?: string | undefined;
};

/** A picture in AVIF or WebP, in the smallest file that is sharp enough, with its place reserved. */
export function Picture({ late, ...picture }: PictureProps) {
  return late ? <LatePicture {...picture} /> : <LoadingPicture {...picture} />;
}

/** Until the page runs, the place of the picture; where scripts are switched off, the picture. */
function LatePicture(picture: PictureProps) {
  const { of, ratio, className } = picture;
  if (usePageLives()) return <LoadingPicture {...picture} />;
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

/** A picture of one clear pixel. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

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
      {!onDesks && <source media="(min-width: 900px)" srcSet={nothing} />}
      {onPhones && <PhoneSources of={onPhones} sizes={shown} />}
      <source type="image/avif" srcSet={srcSetOf(of.avif)} sizes={shown} />
      <PlacedImage
        ref={ref}
        $of={of}
        $ratio={ratio}
        alt={alt ?? of.alt}
        width={of.width}
        height={of.height}
        {...loadingOf(rest)}
        sizes={shown}
        srcSet={srcSetOf(of.webp)}
        src={Object.values(of.webp)[0]}
      />
    </Frame>
  );
}

function PhoneSources({ of: { avif, webp, width, height }, sizes }: { of: PictureRecord; sizes: string }) {
  const shared = { media: '(max-width: 639.98px)', sizes, width, height };
  return (
    <>
      <source type="image/avif" srcSet={srcSetOf(avif)} {...shared} />
      <source type="image/webp" srcSet={srcSetOf(webp)} {...shared} />
    </>
  );
}
