import { styled } from 'styled-components';
import { inFigures, numberWords } from '@venue/shared/text/numbers.ts';
import { color, media, layout, space, surface } from '@venue/shared/theme/tokens.ts';
import { guestsOf } from '@venue/shared/venue/hall-capacity.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { capacities, grounds } from '../../content/halls/capacities.ts';
import { capacityText, statistics } from '../../content/home/statistics.ts';
import { requestAQuote } from '../../content/links.ts';
import { HallList, CapacityRow } from '../../sections/hall-list.tsx';
import { SectionHeading } from '../../sections/headed-section.tsx';
import { NextLinks } from '../../sections/link-row.tsx';
import { Eyebrow, Stack } from '../../sections/text-blocks.tsx';
import { CapacityChart } from './capacity-chart/capacity-chart.tsx';
import { ChartLegend } from './capacity-chart/chart-legend.tsx';
import { firstTable } from './capacity-chart/chart-rings.ts';

const figures = [
  firstTable,
  ...halls.map((hall) => guestsOf(hall).to),
  capacities.eventCenter,
  grounds.guests.to,
];

/** The chart beside the lists; below them on phones. */
const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.up(900)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Panel = styled.div`
  ${surface.dark}
  background: ${color.indigo900};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
  align-content: center;
  justify-items: center;
  padding: ${space[32]} ${layout.gutter};
  > svg {
    max-width: min(500px, 86vw);
  }
  ${media.up(900)} {
    order: -1;
    padding: ${space[20]};
    > svg {
      max-width: 680px;
    }
  }
`;

const Text = styled(Stack)`
  padding: ${layout.band} ${layout.gutter};
  ${media.up(900)} {
    padding: ${layout.shortBand} ${layout.outside} ${layout.shortBand} ${space[52]};
  }
`;

/** The four counters of HM-04: spaces hired whole, by quote. */
function WholeSpaces() {
  return (
    <ul>
      {statistics.map(({ place, guests, hasPlus, note, path }) => (
        <CapacityRow
          key={place}
          capacity={inFigures(guests)}
          hasPlus={hasPlus}
          name={place}
          price={<span>By quote</span>}
          note={note}
          path={path}
        />
      ))}
    </ul>
  );
}

/** Capacities as lists and as a chart (HM-04, G-09); first the halls, which are booked by date. */
export function Statistics() {
  const maxGuests = grounds.guests.to;
  return (
    <Frame aria-labelledby="everybody">
      <Text $gap={20}>
        <SectionHeading id="everybody" title={`From one table to ${numberWords(maxGuests)}.`}>
          {capacityText}
        </SectionHeading>
        <div>
          <Eyebrow as="h3">By date, booked online: one hall to yourselves</Eyebrow>
          <HallList />
        </div>
        <div>
          <Eyebrow as="h3">By quote: a whole space</Eyebrow>
          <WholeSpaces />
        </div>
        <NextLinks of={[requestAQuote('for a whole space')]} />
      </Text>
      <Panel>
        <CapacityChart of={figures} />
        <ChartLegend />
      </Panel>
    </Frame>
  );
}
