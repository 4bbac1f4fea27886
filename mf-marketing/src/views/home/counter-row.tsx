import { grounds } from '../../content/capacities.ts';
import { numberWords } from '@venue/shared/words/number-words.ts';
import { styled } from 'styled-components';
import { color, layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { everybodyWords, moreWords, statistics, type Statistic } from '../../content/statistics.ts';
import { useHost } from '../../host.ts';
import { HeadCount } from './head-count.tsx';
import { HallCounts } from './hall-counts.tsx';
import { Counted } from './counted-label.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr));
  gap: 14px ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: 4fr 4fr 2fr 2fr;
  }
`;

const Place = styled.div`
  ${doubleLine}
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding-top: ${space[12]};
  ${media.up(900)} {
    gap: 10px;
    padding-top: 24px;
  }
`;

/** The name is said first and stands below. */
const Name = styled.dt`
  order: 1;
  line-height: 1.35;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    font-weight: 600;
    ${media.up(900)} {
      min-height: 44px;
    }
  }
`;

const Also = styled.dd`
  order: 2;
  margin-top: -${space[8]};
  ${type.small}
  line-height: 1.35;
  color: ${role.text2};
`;

const Ask = styled(Button)`
  margin-top: ${space[20]};
  ${media.up(900)} {
    margin-top: ${space[32]};
  }
`;

const Count = styled.dd`
  display: grid;
  grid-template-rows: 26px auto;
  gap: 10px;
  ${media.up(900)} {
    grid-template-rows: 44px auto;
    gap: ${space[20]};
  }
`;

const Figure = styled.p`
  font: 600 1.5rem/1 var(--serif);
  letter-spacing: -0.02em;
  white-space: nowrap;
  small {
    font: 400 1rem/1 var(--sans);
    letter-spacing: 0;
    color: ${role.text2};
  }
  b {
    margin-left: 2px;
    font: 300 0.72em/0 var(--sans);
    color: ${color.sanyan700};
  }
  ${media.up(900)} {
    font-size: 2rem;
  }
`;

const Dots = styled(Muted)`
  margin-bottom: ${space[12]};
`;

function Counter({ place, guests, more, upTo, also, path }: Statistic) {
  const { Link } = useHost();
  return (
    <Place>
      <Name>
        <Link to={path}>{place}</Link>
      </Name>
      <Count>
        <HeadCount guests={guests} more={more} />
        <Figure>
          {upTo && <small>up to </small>}
          {inFigures(guests)}
          {more && <b>+</b>}
        </Figure>
      </Count>
      <Also>{also}</Also>
    </Place>
  );
}

/** How many the places hold, in figures and in dots (HM-04, G-09); before them the halls that are booked by the date. */
export function Statistics() {
  const { Link } = useHost();
  return (
    <Section>
      <Container>
        <SectionHead title={`From one table to ${numberWords(grounds.guests.to)}.`}>
          {everybodyWords}
        </SectionHead>
        <HallCounts />
        <Counted>By quote: a whole space, set up for you</Counted>
        <Dots>{moreWords}</Dots>
        <Row>
          {statistics.map((statistic) => (
            <Counter key={statistic.place} {...statistic} />
          ))}
        </Row>
        <Ask as={Link} to={addressOf('mf-forms/request-quote')} $look="line">
          <span>
            Request a quote<VisuallyHidden> for a whole space</VisuallyHidden>
          </span>
        </Ask>
      </Container>
    </Section>
  );
}
