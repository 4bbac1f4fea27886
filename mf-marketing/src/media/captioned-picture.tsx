import { styled } from 'styled-components';
import { PictureCaption } from './picture-caption.tsx';
import { Picture, type PictureProps } from './picture.tsx';

const Figure = styled.figure`
  position: relative;
  overflow: hidden;
`;

/** A picture with its chip; `className` styles the figure. */
export function CaptionedPicture({
  caption,
  className,
  ...picture
}: PictureProps & { caption?: string | undefined }) {
  return (
    <Figure className={className}>
      <Picture {...picture} />
      <PictureCaption of={picture.of} text={caption} />
    </Figure>
  );
}
