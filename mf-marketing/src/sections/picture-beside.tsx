import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { CaptionedPicture } from '../media/captioned-picture.tsx';
import type { PictureRecord } from '../media/picture-record.ts';
import { Words } from './words.tsx';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &[data-ground='tint'] {
    background: ${color.starch100};
  }
  ${media.up(900)} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

const View = styled(CaptionedPicture)`
  height: 200px;
  ${media.up(640)} {
    height: 340px;
  }
  ${media.up(900)} {
    height: auto;
    min-height: 440px;
    contain: size;
  }
`;

const Side = styled(Words)`
  padding: ${space[20]} ${layout.gutter} ${space[32]};
  ${media.up(900)} {
    align-content: center;
    padding: ${space[52]} ${layout.outside} ${space[52]} ${space[52]};
  }
`;

const sizes = '(min-width: 900px) 800px, (min-width: 640px) 100vw, 80vw';

type PictureBesideProps = {
  picture: PictureRecord;
  caption: string;
  title: string;
  text: string;
  ground?: 'page' | 'tint';
  children: ReactNode;
};

/** A picture to the left edge of the window, and beside it what it stands for. */
export function PictureBeside({ picture, caption, title, text, ground, children }: PictureBesideProps) {
  return (
    <Frame data-ground={ground}>
      <View of={picture} sizes={sizes} ratio="fill" caption={caption} late />
      <Side>
        <Heading level={2}>{title}</Heading>
        <p>{text}</p>
        {children}
      </Side>
    </Frame>
  );
}
