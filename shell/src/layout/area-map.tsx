import { color, font, media } from '@venue/shared/theme/tokens.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';

const columns = Array.from({ length: 13 }, (_, index) => `M${16 + 44 * index} 0v300`).join('');
const rows = Array.from({ length: 7 }, (_, index) => `M0 ${18 + 44 * index}h560`).join('');
const mainRoad = 'M-10 268C90 250 150 236 214 196s78-62 128-66 130-44 228-92';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  aspect-ratio: 560 / 300;
  background: ${color.indigo900};
  --label: 17px;
  text {
    font: 400 var(--label) ${font.sans};
    fill: ${color.starch50};
    text-rendering: geometricPrecision;
  }
  /* Smaller drawings have larger letters: nowhere less than 10 px. */
  ${media.up(900)} {
    --label: 27px;
  }
  ${media.up(1200)} {
    --label: 20px;
  }
`;

/** On a ground of its own, as large as its letters ask for. */
const Here = styled.g`
  rect {
    x: calc(var(--label) * -5.1);
    y: calc(var(--label) * -1);
    width: calc(var(--label) * 10.2);
    height: calc(var(--label) * 2);
  }
  &&& text {
    font: 650 calc(var(--label) * 1.14) ${font.sans};
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

/** A drawn map of the roads around the venue (FT-04): no tiles, no third party. */
export function AreaMap() {
  return (
    <Drawing
      viewBox="0 0 560 300"
      role="img"
      aria-label={`Sketch map: ${brand.name} in Ago Iwoye, with roads to Ijebu Igbo, Oru, Ibadan and Ijebu Ode`}
    >
      <path d={columns + rows} stroke={color.hairDark} />
      <g fill="none" stroke={color.sanyan200} strokeLinecap="round">
        <path d={mainRoad} stroke={color.sanyan400} strokeWidth="7" />
        <path d={mainRoad} stroke={color.indigo900} strokeWidth="3" />
        <path
          d="M214 196c-10-60-40-120-96-204M398 118c62 40 110 130 120 210M276 152c10-40 40-90 60-160"
          strokeWidth="2.4"
        />
        <path
          d="M-10 120c60 10 90 40 130 104M440 96c30 60 60 90 130 116"
          strokeWidth="1.6"
          strokeDasharray="2 7"
        />
      </g>
      <g fill="none" stroke={color.brass400} transform="translate(276 152)">
        <circle r="20" fill={color.indigo950} strokeWidth="2.4" />
        <circle r="12" strokeWidth="2" />
        <circle r="5" fill={color.brass400} stroke="none" />
      </g>
      <Here transform="translate(396 200)">
        <rect fill={color.indigo950} />
        <text>{brand.name}, Ago Iwoye</text>
      </Here>
      <text x="28" y="290">
        to Ijebu Ode
      </text>
      <text x="346" y="42">
        to Ijebu Igbo
      </text>
      <text x="156" y="34">
        to Ibadan
      </text>
      <text x="196" y="230">
        Oru
      </text>
    </Drawing>
  );
}
