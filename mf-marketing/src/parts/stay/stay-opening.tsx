import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layout, media } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { Opening } from '@venue/shared/ui/text.tsx';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { Selvedge } from '../selvedge.tsx';
import { WayHere } from '../way-here.tsx';

/** Keeps the picture's place on phones, where it stands over the words that come before it. */
const Frame = styled.section`
  display: grid;
  grid-template-rows: calc(100vw * 2 / 3);
  background: ${color.starch50};
  ${media.up(640)} {
    grid-template-rows: 50vw;
  }
  ${media.up(900)} {
    grid-template: auto / minmax(calc(${layout.outside} + 400px), 5fr) 32px 7fr;
    min-height: 600px;
  }
  ${media.up(1200)} {
    grid-template-columns: minmax(calc(${layout.outside} + 500px), 5fr) 64px 7fr;
    min-height: 640px;
  }
`;

const View = styled(CaptionedPicture)`
  grid-row: 1;
  ${media.up(900)} {
    grid-area: 1 / 3;
    contain: size;
  }
`;

const Words = styled.div`
  ${pageWords}
  grid-row: 2;
  padding: ${layout.aboveWay} ${layout.gutter} 32px;
  ${media.up(900)} {
    grid-area: 1 / 1;
    padding: ${layout.aboveWay} 48px 40px ${layout.outside};
  }
`;

/** Goes on from the opening sentence. */
const From = styled.p`
  && {
    margin-block: 8px ${layout.underLede};
  }
  b {
    font-weight: 650;
    white-space: nowrap;
  }
`;

/** 16:10 covers 3:2 of a phone, 2:1 of a tablet, then a box of fixed height beside the words. */
const sizes = '(min-width: 900px) 1024px, (min-width: 640px) 100vw, 80vw';

type StayOpeningProps = {
  title: string;
  /** Short name of the page, as navigation has it. */
  here: string;
  /** The page's one aphorism. */
  lede: string;
  /** What a night costs here, from the least. */
  from: ReactNode;
  picture: PictureRecord;
  caption?: string | undefined;
  /** The dates. */
  children: ReactNode;
};

/** Head of a page of rooms: words, price and dates left, one picture right, the largest paint of the page. */
export function StayOpening({ title, here, lede, from, picture, caption, children }: StayOpeningProps) {
  return (
    <Frame>
      <Words>
        <WayHere here={here} />
        <Heading level={1}>{title}</Heading>
        <Opening>{lede}</Opening>
        <From>{from}</From>
        {children}
      </Words>
      <Selvedge motif="agbole" />
      <View of={picture} sizes={sizes} ratio="fill" priority caption={caption} />
    </Frame>
  );
}
