import { styled } from 'styled-components';
import { color, media, space } from '@venue/shared/theme/tokens.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { counted } from '@venue/shared/words/counted.ts';
import { cafe } from '../../content/cafe.ts';
import { cafeField, cafeTables } from './cafe-tables.ts';

const Drawing = styled.svg<{ $on: 'phones' | 'desks' }>`
  display: ${({ $on }) => ($on === 'phones' ? 'block' : 'none')};
  width: 100%;
  height: auto;
  background: ${color.indigo900};
  ${media.up(640)} {
    display: ${({ $on }) => ($on === 'phones' ? 'none' : 'block')};
  }
`;

const Caption = styled(Small)`
  padding-top: ${space[8]};
`;

type Table = ReturnType<typeof cafeTables>[number];

/** Chairs stand at the corners, where two tables pushed together leave them room. */
const corners = [
  [-11, -11],
  [11, 11],
  [11, -11],
  [-11, 11],
] as const;

const chairsOf = ({ x, y }: Table, from: number, to: number) =>
  corners
    .slice(from, to)
    .map(([dx, dy]) => `M${x + dx} ${y + dy}h0`)
    .join('');

function Tables({ of, chairs, ink }: { of: readonly Table[]; chairs: string; ink: string }) {
  const tops = of.map(({ x, y }) => `M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0-16 0`).join('');
  return (
    <g stroke={ink}>
      <path d={tops} strokeWidth="1.4" />
      <path d={chairs} strokeWidth="5.5" />
    </g>
  );
}

/** The first table is the one for two; its other two chairs wait with the rest. */
function Room({ on, perRow }: { on: 'phones' | 'desks'; perRow: number }) {
  const [first, ...others] = cafeTables(cafe.capacity, perRow);
  if (!first) return null;
  const { width, height } = cafeField(others.length + 1, perRow);
  const waiting = chairsOf(first, 2, first.chairs);
  return (
    <Drawing $on={on} viewBox={`0 0 ${width} ${height}`} fill="none" strokeLinecap="round" aria-hidden="true">
      <Tables
        of={others}
        chairs={waiting + others.map((table) => chairsOf(table, 0, table.chairs)).join('')}
        ink={color.sanyan200}
      />
      <Tables of={[first]} chairs={chairsOf(first, 0, 2)} ink={color.brass400} />
    </Drawing>
  );
}

const small = counted(cafeTables(cafe.capacity, 1).length, 'small table');

/** Every chair of the cafe at its small tables: a long frieze, a block on phones. */
export function CafePlan() {
  return (
    <figure>
      <Room on="phones" perRow={10} />
      <Room on="desks" perRow={25} />
      <Caption as="figcaption">
        {small}, {counted(cafe.capacity, 'chair')}, and in gold a table for two. A count, not a plan of the
        room.
      </Caption>
    </figure>
  );
}
