import { styled } from 'styled-components';
import { PictureCaption } from './picture-caption.tsx';
import { Picture, type PictureProps } from './picture.tsx';

const Figure = styled.figure`
  position: relative;
  overflow: hidden;
`;

type CaptionedPictureProps = PictureProps & { caption?: string | undefined; under?: boolean };

/** The priority picture of a page says that they are artist’s impressions. `className` styles the figure. */
export function CaptionedPicture({ caption, under, className, ...picture }: CaptionedPictureProps) {
  return (
    <Figure className={className}>
      <Picture {...picture} />
      <PictureCaption of={picture.of} text={caption} under={under} impression={picture.priority} />
    </Figure>
  );
}
