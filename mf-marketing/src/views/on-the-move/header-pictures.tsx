import { styled } from 'styled-components';
import { color, media, type } from '@venue/shared/theme/tokens.ts';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { photoBooth } from '../../media/pictures/photo-booth.ts';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  background: ${color.indigo900};
  color: ${color.sanyan200};
  text {
    ${type.small}
    font-size: 18px;
    font-weight: 600;
    fill: ${color.starch50};
  }
`;

/** Both roads run past the edges of the drawing at any size. */
const roads =
  'M-420 336L-20 300C90 290 130 200 220 190S400 170 560 40L1200 -480M118 -372L150 -20C160 90 200 150 220 190S270 320 360 420L720 820';
const route = 'M84 272C140 244 160 198 220 190S360 172 424 122';

/** Crossroads with a route, which is in view at any size. */
function RouteSketch() {
  return (
    <Drawing
      viewBox="26 84 482 250"
      role="img"
      aria-label="Sketch of a crossroads with a route from the pick-up to the drop-off"
    >
      <pattern id="blocks" width="30" height="30" patternUnits="userSpaceOnUse">
        <path d="M0 30V0H30" fill="none" stroke={color.hairDark} strokeWidth="1" />
      </pattern>
      <rect x="-900" y="-600" width="2400" height="1500" fill="url(#blocks)" />
      <g fill="none" strokeLinecap="round">
        <path d={roads} stroke={color.sanyan200} strokeWidth="22" />
        <path d={roads} stroke={color.indigo900} strokeWidth="18" />
        <path d={route} stroke={color.sanyan400} strokeWidth="4" strokeDasharray="1 11" />
        <circle cx="84" cy="272" r="11" fill={color.indigo900} stroke="currentColor" strokeWidth="3" />
        <circle cx="84" cy="272" r="4" fill="currentColor" />
        <circle cx="424" cy="122" r="16" fill={color.indigo900} stroke="currentColor" strokeWidth="3" />
        <circle cx="424" cy="122" r="8" stroke="currentColor" strokeWidth="3" />
      </g>
      <g transform="translate(290 178) rotate(-9)" stroke="currentColor" strokeWidth="2.4">
        <rect x="-27" y="-13" width="54" height="26" rx="8" fill={color.indigo950} />
        <path d="M-13 -9v18M11 -10v20M-13 -9h24M-13 9h24" fill="none" />
        <path d="M27 -7l12 -5M27 7l12 5" strokeLinecap="round" />
      </g>
      <text x="98" y="312">
        Pick-up
      </text>
      <text x="448" y="166" textAnchor="middle">
        Drop-off
      </text>
    </Drawing>
  );
}

/** Side by side on wide screens. */
const Frame = styled.div`
  display: grid;
  grid-auto-rows: 240px;
  ${media.up(640)} {
    grid-auto-rows: 340px;
  }
  ${media.up(900)} {
    grid-template-columns: 5fr 7fr;
    grid-auto-rows: 480px;
  }
  ${media.up(1600)} {
    grid-auto-rows: 560px;
  }
`;

const sizes = '(min-width: 1400px) 64vw, (min-width: 900px) 820px, (min-width: 640px) 100vw, 80vw';

/** The road for the car, and a picture of the booth. */
export function HeaderPictures() {
  return (
    <Frame>
      <RouteSketch />
      <CaptionedPicture of={photoBooth} sizes={sizes} ratio="fill" caption="The photo booth" priority />
    </Frame>
  );
}
