import { grounds } from '../../content/capacities.ts';
import { numberWords } from '@venue/shared/words/number-words.ts';
import { styled } from 'styled-components';
import { color, layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { statistics, type Statistic } from '../../content/statistics.ts';
import { HeadCount } from './head-count.tsx';

const Row = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Place = styled.div`
  ${doubleLine}
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding-top: 18px;
  ${media.up(900)} {
    gap: 16px;
    padding-top: 28px;
  }
`;

/** The name is said first and stands below. */
const Name = styled.dt`
  order: 1;
`;

const Count = styled.dd`
  display: flex;
  flex-direction: column;
  gap: inherit;
`;

const Figure = styled.p`
  ${type.stat}
  small {
    display: block;
    min-height: 16px;
    margin-bottom: 6px;
    font: 400 1rem/1 var(--sans);
    letter-spacing: 0;
    color: ${role.text2};
  }
  b {
    margin-left: 2px;
    font: 300 0.72em/0 var(--sans);
    color: ${color.sanyan700};
  }
`;

/** `a hundred`, as people say it who are not counting. */
function spoken(guests: number): string {
  return numberWords(guests).replace(/^one (?=[ht])/, 'a ');
}

function Counter({ place, guests, more, upTo }: Statistic) {
  return (
    <Place>
      <Name>{place}</Name>
      <Count>
        <HeadCount guests={guests} more={more} />
        <Figure>
          <small>{upTo && 'up to '}</small>
          {guests.toLocaleString('en-NG')}
          {more && <b>+</b>}
        </Figure>
      </Count>
    </Place>
  );
}

/** How many the places hold, in figures and in dots (HM-04, G-09). */
export function Statistics() {
  return (
    <Section>
      <Container>
        <SectionHead
          title={`From ${spoken(grounds.guests.from)} guests to ${numberWords(grounds.guests.to)}.`}
        >
          Each dot is a hundred guests. An open dot means there is still room.
        </SectionHead>
        <Row>
          {statistics.map((statistic) => (
            <Counter key={statistic.place} {...statistic} />
          ))}
        </Row>
      </Container>
    </Section>
  );
}
