import { styled } from 'styled-components';
import { counted, inFigures } from '@venue/shared/text/numbers.ts';
import { color, layout, media, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { headlineFigures } from '../../content/halls/capacities.ts';
import { fullHouse } from '../../content/halls/event-center.ts';
import { Seats } from '../../seating/plan-drawing.tsx';

const Band = styled.section`
  ${surface.dark}
  padding-block: ${space[20]} ${space[32]};
  ${media.up(900)} {
    padding-block: 0 ${layout.shortBand};
  }
`;

const Seated = styled(Heading)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  align-items: baseline;
  margin-bottom: ${space[12]};
  font: 400 1.0625rem/1.4 var(--sans);
  letter-spacing: 0;
  color: ${role.text2};
  strong {
    ${type.stat}
    color: ${color.brass300};
  }
  ${media.up(900)} {
    margin-bottom: ${space[20]};
    font-size: 1.25rem;
  }
`;

/** On wide screens the first remark stands under the tables of the largest hall, and is as wide. */
const Remarks = styled(Small).attrs({ as: 'div' })`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[12]};
  ${media.up(640)} {
    grid-template-columns: ${Math.min(50, 100 * fullHouse.hallShare)}% 1fr;
    column-gap: 0;
  }
`;

type TablesProps = { of: typeof fullHouse.whole; className?: string };

function Tables({ of: { width, height, hall, others }, className }: TablesProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      aria-hidden="true"
    >
      <g stroke={color.sanyan200}>
        <Seats seats={others} />
      </g>
      <g stroke={color.brass400}>
        <Seats seats={hall} />
      </g>
    </svg>
  );
}

const WideTables = styled(Tables)`
  width: 100%;
  height: auto;
  background: ${color.indigo900};
  @media (max-width: 639.98px) {
    display: none;
  }
`;

const PhoneTables = styled(WideTables)`
  display: block;
  ${media.up(640)} {
    display: none;
  }
`;

const { tables, whole, narrow } = fullHouse;
/** A dot for every guest of the event center, those of the largest hall in gold (FC-13). */
export function FullHouse() {
  return (
    <Band aria-label="Every chair of the full event center">
      <Container>
        <Seated level={2}>
          <strong>{headlineFigures.seated}</strong>
          <span>{`guests, at ${counted(tables, 'table')} of ten`}</span>
        </Seated>
        <WideTables of={whole} />
        <PhoneTables of={narrow} />
        <Remarks>
          <p>{`In gold, ${inFigures(hallGuests.to)}: the largest single hall.`}</p>
          <p>Every dot is a chair: a count, not a plan of the room.</p>
        </Remarks>
      </Container>
    </Band>
  );
}
