import { numberWords } from '@venue/shared/words/number-words.ts';
import { guestsOf, halls } from '@venue/shared/venue/halls.ts';
import { styled } from 'styled-components';
import { color, layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { capacities, grounds } from '../../content/halls/capacities.ts';
import { everybodyWords, moreWords } from '../../content/halls/statistics.ts';
import { useHost } from '../../host.ts';
import { SectionHead } from '../../sections/section-head.tsx';
import { Counted } from './counted-label.ts';
import { ChartKey } from './capacity-chart/chart-key.tsx';
import { CapacityChart } from './capacity-chart/capacity-chart.tsx';
import { firstTable } from './capacity-chart/chart-dots.ts';
import { HallList } from '../../sections/hall-list.tsx';
import { WholeSpaces } from './whole-spaces.tsx';

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

/** Cloth from the edge of the window, and beside it what the cloth counts. */
const Frame = styled.section`
  ${fades}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.up(900)} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** On phones over the prices. */
const Top = styled.div`
  padding: ${layout.band} ${layout.gutter} 0;
  ${media.up(900)} {
    grid-column: 2;
    padding: 56px ${layout.outside} 0 ${space[52]};
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
    max-width: min(340px, 86vw);
  }
  ${media.up(900)} {
    > svg {
      max-width: 500px;
    }
    grid-area: 1 / 1 / span 2 / auto;
    padding: ${space[52]} ${space[52]} ${space[32]};
  }
`;

const Words = styled.div`
  --figures: 5.5rem;
  padding: 0 ${layout.gutter} ${layout.band};
  ${media.up(900)} {
    --figures: 7.5rem;
    grid-column: 2;
    padding: 0 ${layout.outside} 48px ${space[52]};
  }
`;

const Halls = styled(HallList)`
  margin-bottom: ${space[20]};
  ${media.up(900)} {
    margin-bottom: ${space[32]};
  }
`;

const Quote = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[20]};
  align-items: center;
  justify-content: space-between;
  margin-bottom: 4px;
  h3 {
    margin: 0;
  }
`;

const More = styled(Small)`
  margin-top: ${space[12]};
`;

/** How many the places hold, in figures and round one table (HM-04, G-09); first the halls that are booked by the date. */
export function Statistics() {
  const { Link } = useHost();
  const everybody = grounds.guests.to;
  return (
    <Frame aria-labelledby="everybody">
      <Top>
        <SectionHead id="everybody" title={`From one table to ${numberWords(everybody)}.`}>
          {everybodyWords}
        </SectionHead>
      </Top>
      <Words>
        <Counted>By date, booked online: one hall to yourselves</Counted>
        <Halls />
        <Quote>
          <Counted>By quote: a whole space</Counted>
          <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="text">
            <span>
              Request a quote<VisuallyHidden> for a whole space</VisuallyHidden>
            </span>
          </Button>
        </Quote>
        <WholeSpaces />
        <More>{moreWords}</More>
      </Words>
      <Panel>
        <CapacityChart of={figures} />
        <ChartKey />
      </Panel>
    </Frame>
  );
}
