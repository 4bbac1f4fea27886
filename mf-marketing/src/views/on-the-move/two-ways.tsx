import { styled } from 'styled-components';
import { color, media, surface } from '@venue/shared/theme/tokens.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { photoBooth } from '../../media/pictures/photo-booth.ts';
import { RouteSketch } from './route-sketch.tsx';

const Frame = styled.div`
  display: grid;
  ${media.up(900)} {
    grid-template-columns: 5fr 7fr;
  }
`;

/** The road left, the booth right, as wide as its picture needs. */
const Way = styled.div`
  ${surface.dark}
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
    > svg,
    > figure {
      height: 420px;
    }
  }
  ${media.up(1600)} {
    > svg,
    > figure {
      height: 560px;
    }
  }
`;

/** 16:10 covers seven twelfths of the screen at 420 or 560 px height. */
const sizes = '(min-width: 1400px) 64vw, (min-width: 900px) 820px, (min-width: 640px) 100vw, 80vw';

/** The road and the booth, side by side on desks. */
export function TwoWays() {
  return (
    <Frame>
      <Way>
        <RouteSketch />
      </Way>
      <Way>
        <CaptionedPicture of={photoBooth} sizes={sizes} ratio="fill" caption="The photo booth" priority />
      </Way>
    </Frame>
  );
}
