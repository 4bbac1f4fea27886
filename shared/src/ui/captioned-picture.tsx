import { css, styled } from 'styled-components';
import { hiddenUntilParsed } from '../theme/styles.ts';
import { color, media, role, space } from '../theme/tokens.ts';
import type { PictureRecord } from './picture-record.ts';
import { Picture, type PictureProps } from './picture.tsx';

const underPicture = css`
  position: static;
  padding: ${space[4]} 0 0;
  background: none;
  color: ${role.text2};
  ${media.print} {
    color: ${color.ink};
  }
`;

/** A few words in the lower right corner of the picture’s box, which must be positioned. */
export const pictureChip = css`
  position: absolute;
  inset: auto 0 0 auto;
  padding: 3px 8px;
  background: ${color.indigo950};
  color: ${color.starch50};
  font: 400 0.875rem/1.4 var(--sans);
`;

const CaptionChip = styled.figcaption<{ $under: boolean }>`
  ${hiddenUntilParsed}
  ${pictureChip}
  ${({ $under }) => ($under ? underPicture : '')}
`;

type PictureCaptionProps = {
  of: PictureRecord;
  /** Without a full stop: `Ambali Hall, round tables`. */
  text?: string | undefined;
  /** `span` inside a button or a link, which may not contain a figcaption. */
  as?: 'span' | undefined;
  /** Adds “Artist’s impression” to a render. */
  impression?: boolean | undefined;
  /** Below the picture, if it is too small for a chip. */
  under?: boolean | undefined;
};

export function PictureCaption({ of, text, as, impression = false, under = false }: PictureCaptionProps) {
  const parts = [text, of.render && impression ? 'Artist’s impression' : undefined].filter(
    (part) => part !== undefined,
  );
  return (
    parts.length > 0 && (
      <CaptionChip as={as} $under={under}>
        {parts.join('. ')}
      </CaptionChip>
    )
  );
}

const Figure = styled.figure`
  position: relative;
  overflow: hidden;
`;

type CaptionedPictureProps = PictureProps &
  Pick<PictureCaptionProps, 'under' | 'impression'> & { caption?: string | undefined };

/** The priority picture of a page says that it is an artist’s impression. `className` styles the figure. */
export function CaptionedPicture({ caption, under, className, ...picture }: CaptionedPictureProps) {
  const { impression = picture.priority, ...shown } = picture;
  return (
    <Figure className={className}>
      <Picture {...shown} />
      <PictureCaption of={picture.of} text={caption} under={under} impression={impression} />
    </Figure>
  );
}
