import { styled } from 'styled-components';
import { color, space } from '@venue/shared/theme/tokens.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { counted } from '@venue/shared/words/counted.ts';
import { cafe } from '../../content/cafe.ts';
import { cafeField, cafeTables } from './cafe-tables.ts';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  background: ${color.indigo900};
`;

const Caption = styled(Small)`
  padding-top: ${space[8]};
`;

const tables = cafeTables(cafe.capacity);
const { width, height } = cafeField(tables.length);
const tops = tables.map(({ x, y }) => `M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0-16 0`).join('');

/** Chairs stand at the corners, where two tables pushed together leave them room. */
const corners = [
  [-11, -11],
  [11, 11],
  [11, -11],
  [-11, 11],
] as const;

const chairs = tables
  .flatMap(({ x, y, chairs: count }) => corners.slice(0, count).map(([dx, dy]) => `M${x + dx} ${y + dy}h0`))
  .join('');

/** Every chair of the cafe at its small tables. */
export function CafePlan() {
  const words = `${counted(tables.length, 'small table')}, ${counted(cafe.capacity, 'chair')}`;
  return (
    <figure>
      <Drawing viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`The cafe taken whole: ${words}`}>
        <g fill="none" stroke={color.sanyan200} strokeLinecap="round">
          <path d={tops} strokeWidth="1.4" />
          <path d={chairs} strokeWidth="5.5" />
        </g>
      </Drawing>
      <Caption as="figcaption">{words}. A count, not a survey: tables push together.</Caption>
    </figure>
  );
}
