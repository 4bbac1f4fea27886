import { color, media, layout, space, surface } from '@venue/shared/theme/tokens.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { guestsOf, halls } from '@venue/shared/venue/halls.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';
import { numberWords } from '@venue/shared/words/number-words.ts';
import { styled } from 'styled-components';
import { capacities, grounds } from '../../content/halls/capacities.ts';
import { everybodyText, moreText, statistics } from '../../content/halls/hall-figures.ts';
import { requestAQuote } from '../../content/ways.ts';
import { HallList, SeatRow } from '../../sections/hall-list.tsx';
import { PlaceLine, Stack } from '../../sections/words.tsx';
import { WayLinks } from '../../sections/ways.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { CapacityChart } from './capacity-chart/capacity-chart.tsx';
import { firstTable } from './capacity-chart/chart-dots.ts';
import { ChartKey } from './capacity-chart/chart-key.tsx';

const figures = [
  firstTable,
  ...halls.map((hall) => guestsOf(hall).to),
  capacities.eventCenter,
  grounds.guests.to,
];

/** A row that is pointed at keeps its own tables alight, and those beyond its figure fade. */
const fades = figures
  .map(
    (figure) =>
      `&:has([data-holds='${figure}']:is(:hover, :focus-within)) :is(${figures
        .filter((other) => other > figure)
        .map((other) => `[data-ring='${other}']`)
        .join(', ')}) { opacity: 0.16; }`,
  )
  .slice(1, -1)
  .join('\n');

/** Cloth from the edge of the window, and beside it what the cloth counts; on phones under the prices. */
const Frame = styled.section`
  ${fades}
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
    padding: ${space[52]};
  }
`;

const Text = styled(Stack)`
  padding: ${layout.band} ${layout.gutter};
  ${media.up(900)} {
    padding: ${layout.shortBand} ${layout.outside} ${layout.shortBand} ${space[52]};
  }
`;

/** Smaller than the halls over them. */
const Spaces = styled.ul`
  strong {
    font-size: 1.75rem;
  }
`;

/** The four counters of HM-04: spaces that are taken whole, by a quote. */
function WholeSpaces() {
  return (
    <Spaces>
      {statistics.map(({ place, guests, more, upTo, also, path }) => (
        <SeatRow
          key={place}
          most={`${inFigures(guests)}${more ? '+' : ''}`}
          above={upTo ? 'up to' : undefined}
          name={place}
          note={also}
          path={path}
          holds={guests}
        />
      ))}
    </Spaces>
  );
}

/** How many the places hold, in figures and round one table (HM-04, G-09); first the halls that are booked by the date. */
export function Statistics() {
  const everybody = grounds.guests.to;
  return (
    <Frame aria-labelledby="everybody">
      <Text $gap={20}>
        <SectionHead id="everybody" title={`From one table to ${numberWords(everybody)}.`}>
          {everybodyText}
        </SectionHead>
        <div>
          <PlaceLine as="h3">By date, booked online: one hall to yourselves</PlaceLine>
          <HallList />
        </div>
        <div>
          <PlaceLine as="h3">By quote: a whole space</PlaceLine>
          <WholeSpaces />
        </div>
        <WayLinks of={[requestAQuote('for a whole space')]} />
        <Small>{moreText}</Small>
      </Text>
      <Panel>
        <CapacityChart of={figures} />
        <ChartKey />
      </Panel>
    </Frame>
  );
}
