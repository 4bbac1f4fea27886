import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layout, media, role } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';

const Frame = styled.section`
  display: grid;
  background: ${color.starch100};
  ${media.up(900)} {
    grid-template-columns: 5fr 7fr;
  }
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 16 / 9;
  ${media.up(640)} {
    aspect-ratio: 2 / 1;
  }
  ${media.up(900)} {
    min-height: 500px;
    aspect-ratio: auto;
    contain: size;
  }
`;

const Words = styled.div`
  padding: 20px ${layout.gutter} 36px;
  h2 + p {
    margin-top: 10px;
    color: ${role.text2};
  }
  ${media.up(900)} {
    padding: 64px ${layout.outside} 64px 64px;
  }
`;

const sizes = '(min-width: 900px) 800px, (min-width: 640px) 100vw, 80vw';

type WithAStayProps = {
  picture: PictureRecord;
  caption: string;
  title: string;
  text: string;
  children: ReactNode;
};

/** What comes with every night, beside a picture of it (FC-04, FC-10). */
export function WithAStay({ picture, caption, title, text, children }: WithAStayProps) {
  return (
    <Frame>
      <View of={picture} sizes={sizes} ratio="fill" caption={caption} />
      <Words>
        <Heading level={2}>{title}</Heading>
        <p>{text}</p>
        {children}
      </Words>
    </Frame>
  );
}
