import { styled } from 'styled-components';
import { color, layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { photoBooth } from '../../media/pictures/photo-booth.ts';
import { RouteSketch } from './route-sketch.tsx';

const Frame = styled.div`
  display: grid;
  ${media.up(900)} {
    grid-template-columns: 5fr 7fr;
  }
`;

/** What is seen, and under it a bar with its button; on desks the button lies on the lower left of what is seen. */
const Way = styled.div`
  ${surface.dark}
  --left: ${layout.gutter};
  position: relative;
  background: ${color.indigo900};
  > svg,
  > figure {
    height: 208px;
  }
  ${media.up(640)} {
    > svg,
    > figure {
      height: 360px;
    }
  }
  ${media.up(900)} {
    height: 512px;
    > svg,
    > figure {
      height: 100%;
    }
  }
  ${media.up(1600)} {
    height: 640px;
  }
`;

/** Its button stands on the page's left edge. */
const FirstWay = styled(Way)`
  --left: ${layout.outside};
`;

const Jump = styled(Button)`
  margin: ${space[12]} ${layout.gutter};
  ${media.up(900)} {
    position: absolute;
    bottom: ${space[32]};
    left: var(--left);
    margin: 0;
  }
`;

/** On the picture it needs a ground of its own. */
const SecondJump = styled(Jump)`
  background: ${color.indigo950};
`;

/** 16:10 covers seven twelfths of the screen at 512 or 640 px height. */
const sizes = '(min-width: 1400px) 64vw, (min-width: 900px) 820px, (min-width: 640px) 100vw, 80vw';

/** The road and the booth, side by side on desks, each with the way to its part of the page. */
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
        <CaptionedPicture of={photoBooth} sizes={sizes} ratio="fill" caption="The photo booth" priority />
        <SecondJump as="a" href="#photo-booth" $look="line">
          See the booth
        </SecondJump>
      </Way>
    </Frame>
  );
}
