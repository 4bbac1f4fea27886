import { styled } from 'styled-components';
import { PictureCaption } from './picture-caption.tsx';
import { Picture, type PictureProps } from './picture.tsx';

/** A chip would hide too much of a small picture. */
const Figure = styled.figure`
  position: relative;
  overflow: hidden;
  container-type: inline-size;
  @container (max-width: 239px) {
    figcaption {
      display: none;
    }
  }
`;

type CaptionedPictureProps = PictureProps & {
  caption?: string | undefined;
  /** Says that it is an artist's impression: the first picture of a page does, and what has a caption, unless told otherwise. */
  impression?: boolean | undefined;
};

/** A picture with its chip; `className` styles the figure. */
export function CaptionedPicture({ caption, className, ...picture }: CaptionedPictureProps) {
  const { impression = picture.priority === true || caption !== undefined, ...shown } = picture;
  return (
    <Figure className={className}>
      <Picture {...shown} />
      <PictureCaption of={picture.of} text={caption} impression={impression} />
    </Figure>
  );
}
