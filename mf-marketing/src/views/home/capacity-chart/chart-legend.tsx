import { styled } from 'styled-components';
import { inFigures } from '@venue/shared/text/numbers.ts';
import { media, role, space, type, color } from '@venue/shared/theme/tokens.ts';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { grounds, headlineFigures } from '../../../content/halls/capacities.ts';
import { largestHall } from '../../../content/halls/halls.ts';

/** How a dot is drawn; in the text colour by default. */
export type DotStyle = { stroke?: string; strokeOpacity?: number };

export const dotStyles = {
  table: { stroke: color.brass400 },
  hall: {},
  center: { stroke: color.sanyan200 },
  all: { stroke: color.sanyan400, strokeOpacity: 0.8 },
} as const satisfies Record<string, DotStyle>;

const Key = styled.ul`
  display: grid;
  gap: 2px ${space[20]};
  ${type.small}
  color: ${role.text2};
  li {
    display: grid;
    grid-template-columns: 12px 1fr;
    gap: 0 10px;
    align-items: baseline;
  }
  svg {
    color: ${role.text};
  }
  ${media.up(640)} {
    grid-template-columns: auto auto auto;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const lines = [
  { text: 'One dot, one guest. In gold: your table.', dotStyle: dotStyles.table },
  { text: `${inFigures(hallGuests.to)}: ${largestHall.name}`, dotStyle: dotStyles.hall },
  { text: `${headlineFigures.seated}: the event center`, dotStyle: dotStyles.center },
  { text: `${inFigures(grounds.guests.to)}: all of it`, dotStyle: dotStyles.all },
];

/** Legend of the chart. */
export function ChartLegend() {
  return (
    <Key>
      {lines.map(({ text, dotStyle }) => (
        <li key={text}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M6 6h0" stroke="currentColor" strokeWidth="12" strokeLinecap="round" {...dotStyle} />
          </svg>
          {text}
        </li>
      ))}
    </Key>
  );
}
