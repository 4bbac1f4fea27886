import { styled } from 'styled-components';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { photoBooth } from '../../media/pictures/photo-booth.ts';
import { RouteSketch } from './route-sketch.tsx';

const Frame = styled.div`
  display: grid;
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.up(900)} {
    grid-template-columns: 5fr 7fr;
  }
`;

const Way = styled.div`
  position: relative;
  --left: ${layout.gutter};
  height: 280px;
  background: ${color.indigo900};
  > svg {
    height: 208px;
  }
  ${media.up(640)} {
    height: 400px;
    > svg {
      height: 100%;
    }
  }
  ${media.up(900)} {
    height: 512px;
  }
  ${media.up(1600)} {
    height: 640px;
  }
`;

/** Its button stands on the page's left edge. */
const FirstWay = styled(Way)`
  --left: ${layout.outside};
`;

const View = styled(CaptionedPicture)`
  height: 100%;
`;

/** In the lower left of its picture, on phones above its chip; both are brass, for neither way is the second. */
const Jump = styled(Button)`
  position: absolute;
  bottom: 12px;
  left: var(--left);
  figure + & {
    bottom: 48px;
  }
  ${media.up(640)} {
    &&& {
      bottom: ${space[20]};
    }
  }
  ${media.up(900)} {
    &&& {
      bottom: ${space[32]};
    }
  }
`;

/** 16:10 covers seven twelfths of the screen at 512 or 640 px height. */
const sizes = '(min-width: 1400px) 64vw, (min-width: 900px) 820px, 640px';

/** The road and the booth, side by side from 640 px, each with the way to its part of the page. */
export function TwoWays() {
  return (
    <Frame>
      <FirstWay>
        <RouteSketch />
        <Jump as="a" href="#car" $look="brass">
          Book a car
        </Jump>
      </FirstWay>
      <Way>
        <View of={photoBooth} sizes={sizes} ratio="fill" caption="The photo booth" priority />
        <Jump as="a" href="#photo-booth" $look="brass">
          See the booth
        </Jump>
      </Way>
    </Frame>
  );
}
