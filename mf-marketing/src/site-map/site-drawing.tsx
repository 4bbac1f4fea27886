import { useRef } from 'react';
import { styled } from 'styled-components';
import { color, media, motion } from '@venue/shared/theme/tokens.ts';
import { facilities } from '../content/facilities.ts';
import { usePlayOnce } from '../media/use-play-once.ts';
import { SiteGround } from './site-ground.tsx';
import { type Door, doors } from './doors.ts';

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

type MapDoorProps = { of: Door; id: string; number: number; title: string; path: string; lit: boolean };

/** Not focusable: the list beside the drawing has the same links. */
function MapDoor({ of: { at, nameAt, house, way, target }, id, number, title, path, lit }: MapDoorProps) {
  const [x, y, width, height] = target;
  return (
    <a href={path} tabIndex={-1} data-door={id} data-lit={lit || undefined}>
      <rect x={x} y={y} width={width} height={height} fill="transparent" />
      <path data-way d={way} />
      <path data-house d={house} />
      <circle data-number cx={at[0]} cy={at[1]} />
      <text x={at[0]} y={at[1] + 8}>
        {number}
      </text>
      <text data-name x={nameAt[0]} y={nameAt[1]}>
        {title}
      </text>
    </a>
  );
}

const spiralMs = 900;

/** Draws the spiral of the court, then lights the paths outwards. */
function drawSite(map: SVGSVGElement): void {
  map.querySelector('[data-spiral]')?.animate([{ strokeDasharray: '0 1' }, { strokeDasharray: '1 0' }], {
    duration: spiralMs,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  });
  map.querySelectorAll('[data-way]').forEach((way, turn) => {
    way.animate([{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], {
      duration: 600,
      delay: spiralMs / 2 + turn * 60,
    });
  });
}

export function SiteDrawing({ lit }: { lit: string | undefined }) {
  const map = useRef<SVGSVGElement>(null);
  usePlayOnce(map, drawSite);
  return (
    <Drawing ref={map} viewBox="0 0 640 520" width="640" height="520" aria-hidden="true">
      <SiteGround />
      {facilities.map(({ id, title, path }, index) => (
        <MapDoor
          key={id}
          of={doors[id]}
          id={id}
          number={index + 1}
          title={title}
          path={path}
          lit={lit === id}
        />
      ))}
    </Drawing>
  );
}
