import { styled } from 'styled-components';
import { Cloth } from '@venue/shared/pattern/cloth.tsx';
import { media } from '@venue/shared/theme/tokens.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { PictureCaption } from '../../media/picture-caption.tsx';
import { Picture } from '../../media/picture.tsx';

const Frame = styled.div`
  display: grid;
  ${media.up(900)} {
    grid-template-columns: 64px 1fr;
  }
`;

/** A row of half squares over the picture on phones, whole ones beside it on wide screens. */
const Row = styled(Cloth)`
  height: 32px;
  ${media.up(900)} {
    display: none;
  }
`;

const Column = styled.div`
  display: none;
  ${media.up(900)} {
    display: block;
    contain: size;
  }
`;

const View = styled.figure`
  position: relative;
  height: 280px;
  overflow: hidden;
  ${media.up(640)} {
    height: 400px;
  }
  ${media.up(900)} {
    height: 512px;
  }
  ${media.up(1600)} {
    height: 640px;
  }
`;

/** At the top: the bar with the dates covers the lower edge. */
const Caption = styled(PictureCaption)`
  inset: 0 0 auto auto;
`;

/** 16:10 covers a box of fixed height until the screen is wider than that box asks for. */
const sizes = '(min-width: 820px) 100vw, (min-width: 640px) 640px, 358px';

/** The picture over the dates, the largest paint of its page, with the compound's cloth. */
export function StayHero({ of, caption }: { of: PictureRecord; caption: string }) {
  return (
    <Frame>
      <Row motif="agbole" square={32} />
      <Column>
        <Cloth motif="agbole" />
      </Column>
      <View>
        <Picture of={of} sizes={sizes} ratio="fill" priority />
        <Caption of={of} text={caption} />
      </View>
    </Frame>
  );
}
