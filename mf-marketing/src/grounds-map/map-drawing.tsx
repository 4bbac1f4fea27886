import { styled } from 'styled-components';
import { color, media, motion } from '@venue/shared/theme/tokens.ts';
import { facilities } from '../content/facilities.ts';
import { facilityShapes, centreOf, outlineOf, targetOf } from './facility-shapes.ts';
import { Grounds } from './grounds.tsx';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  color: ${color.sanyan200};
  [data-house],
  [data-way] {
    fill: none;
    stroke: ${color.brass400};
    stroke-width: 4px;
    opacity: 0;
    transition: opacity ${motion.fast};
  }
  [data-way] {
    stroke-width: 5px;
    stroke-linecap: round;
    stroke-dasharray: 0 8;
  }
  circle[data-number] {
    fill: ${color.indigo950};
    stroke: ${color.sanyan200};
    stroke-width: 1.6;
    r: 22px;
  }
  text {
    font: 650 27px/1 var(--sans);
    fill: ${color.starch50};
    text-anchor: middle;
  }
  [data-name] {
    display: none;
    font: 600 15px/1 var(--sans);
    paint-order: stroke;
    stroke: ${color.indigo950};
    stroke-width: 6px;
    stroke-linejoin: round;
  }
  a[data-lit],
  a:hover,
  a:active {
    [data-house],
    [data-way] {
      opacity: 1;
    }
    circle[data-number] {
      fill: ${color.brass400};
      stroke: ${color.brass400};
    }
    text:not([data-name]) {
      fill: ${color.indigo950};
    }
  }
  ${media.up(640)} {
    circle[data-number] {
      r: 17px;
    }
    text {
      font-size: 19px;
    }
    [data-name] {
      display: block;
      font-size: 15px;
    }
  }
`;

type FacilityOnMapProps = { of: (typeof facilities)[number]; number: number; isHighlighted: boolean };

/** Not focusable: the list beside the drawing has the same links. */
function FacilityOnMap({ of: { id, title, path }, number, isHighlighted }: FacilityOnMapProps) {
  const shape = facilityShapes[id];
  const { x, y } = centreOf(shape);
  return (
    <a href={path} tabIndex={-1} data-door={id} data-lit={isHighlighted || undefined}>
      <rect {...targetOf(shape)} fill="transparent" />
      <path data-way d={shape.walkway} />
      <path data-house d={outlineOf(shape)} />
      <circle data-number cx={x} cy={y} />
      <text x={x} y={y + 8}>
        {number}
      </text>
      <text data-name x={shape.nameAt[0]} y={shape.nameAt[1]}>
        {title}
      </text>
    </a>
  );
}

export function MapDrawing({ highlighted }: { highlighted: string | undefined }) {
  return (
    <Drawing viewBox="0 0 640 520" width="640" height="520" aria-hidden="true">
      <Grounds />
      {facilities.map((facility, index) => (
        <FacilityOnMap
          key={facility.id}
          of={facility}
          number={index + 1}
          isHighlighted={highlighted === facility.id}
        />
      ))}
    </Drawing>
  );
}
