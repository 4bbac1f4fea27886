import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { paths } from '@venue/shared/paths.ts';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '@venue/shared/ui/section.tsx';
import { Muted, Price } from '@venue/shared/ui/text.tsx';
import { listedGuests } from '@venue/shared/halls.ts';
import { halls } from '../../content/halls.ts';
import { useHost } from '../../host.ts';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: 4fr 8fr;
  }
`;

const Intro = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
`;

const List = styled.ul`
  ${media.up(900)} {
    border-bottom: 1px solid ${color.sanyan400};
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px 20px;
  align-items: baseline;
  padding-block: 18px;
  border-top: 1px solid ${color.sanyan400};
  p {
    grid-column: 1;
    grid-row: 2;
    color: ${role.text2};
  }
  ${media.up(900)} {
    grid-template-columns: 240px 1fr auto;
    padding-block: 22px;
    p {
      grid-area: auto;
    }
  }
`;

function Way(props: { name: string; guests: string; children: ReactNode }) {
  return (
    <Row>
      <Heading level={3} look="h4">
        {props.name}
      </Heading>
      <p>{props.guests}</p>
      {props.children}
    </Row>
  );
}

/** One of the halls, or everything (D-04). */
export function WaysToTakeIt() {
  const { Link } = useHost();
  return (
    <Section $ground="tint">
      <Columns>
        <Intro>
          <Heading level={2}>One hall, or the whole house.</Heading>
          <Muted>
            Plans, deposits and what is included: <Link to={paths.eventHall}>the three halls compared</Link>.
          </Muted>
        </Intro>
        <List>
          {halls.map((hall) => (
            <Way key={hall.id} name={hall.name} guests={`${listedGuests(hall)} guests`}>
              <Price>{formatNaira(hall.rental)}</Price>
            </Way>
          ))}
          <Way name="The whole house" guests="Up to 2,500 guests">
            <Link to={paths.requestQuote}>By quote</Link>
          </Way>
        </List>
      </Columns>
    </Section>
  );
}
