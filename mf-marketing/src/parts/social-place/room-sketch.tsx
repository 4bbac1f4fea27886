import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, type } from '@venue/shared/theme/tokens.ts';
import { Small } from '@venue/shared/ui/text.tsx';

const Figure = styled.figure`
  display: grid;
  gap: ${space[12]};
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  background: ${color.indigo900};
  color: ${color.sanyan200};
  text {
    ${type.small}
    font-weight: 600;
    fill: ${color.starch50};
    stroke: none;
    text-anchor: middle;
  }
`;

const width = 480;
const height = 340;
const step = 20;

function lines(until: number, line: (at: number) => string): string {
  return Array.from({ length: until / step - 1 }, (_, index) => line((index + 1) * step)).join('');
}

const grid = lines(width, (x) => `M${x} 0v${height}`) + lines(height, (y) => `M0 ${y}h${width}`);
const outer = `M260 328H468V12H12V328H220`;
const inner = `M260 322H462V18H18V322H220`;
const door = 'M220 322v-20a20 20 0 0 1 20 20a20 20 0 0 1 20 -20v20';

/**
 * A room of 480 by 340 seen from above, drawn like the cloth: grid, double wall, a door below. What stands in it is
 * the children, in lines of `currentColor`.
 */
export function RoomSketch(props: { label: string; caption: string; children: ReactNode }) {
  return (
    <Figure>
      <Drawing viewBox={`0 0 ${width} ${height}`} role="img" aria-label={props.label}>
        <path d={grid} stroke={color.hairDark} strokeWidth="1" />
        <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
          <path d={outer} />
          <path d={inner} />
          <path d={door} strokeWidth="1.4" />
          {props.children}
        </g>
      </Drawing>
      <Small as="figcaption">{props.caption}</Small>
    </Figure>
  );
}
