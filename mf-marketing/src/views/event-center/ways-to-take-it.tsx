import { inFigures } from '@venue/shared/words/in-figures.ts';
import { grounds } from '../../content/capacities.ts';
import { allHalls } from '../../content/hall-words.ts';
import { headlineFigures } from '../../content/headline-figures.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, role } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Price } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { hallGuests, hallSeats } from '@venue/shared/venue/halls.ts';
import { halls } from '../../content/halls.ts';
import { useHost } from '../../host.ts';
import { RuledListSection, ruledRow } from '../../parts/ruled-list-section.tsx';

const Row = styled.li`
  ${ruledRow}
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 20px;
  align-items: baseline;
  p {
    grid-column: 1;
    grid-row: 2;
    color: ${role.text2};
  }
  ${media.up(900)} {
    grid-template-columns: 240px 1fr auto;
    p {
      grid-area: auto;
    }
  }
`;

function Way(props: { name: ReactNode; guests: string; children: ReactNode }) {
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
    <RuledListSection
      title="One hall, or the whole event center."
      intro={
        <>
          Plans, deposits and what is included:{' '}
          <Link
            to={addressOf('mf-marketing/event-hall')}
          >{`the ${allHalls}${halls.length > 1 ? ' compared' : ''}`}</Link>
          .
        </>
      }
    >
      {halls.map((hall) => (
        <Way
          key={hall.id}
          name={<Link to={`${addressOf('mf-marketing/event-hall')}#${hall.key}`}>{hall.name}</Link>}
          guests={hallSeats(hall)}
        >
          <Price>{formatNaira(hall.rental)}</Price>
        </Way>
      ))}
      <Way
        name="The whole event center"
        guests={`For ${inFigures(hallGuests.to + 1)} to ${headlineFigures.seated} guests, seated`}
      >
        <Link to={addressOf('mf-forms/request-quote')}>By quote</Link>
      </Way>
      <Way
        name="All halls and grounds together"
        guests={`For up to ${inFigures(grounds.guests.to)} guests, indoors and out`}
      >
        <Link to={addressOf('mf-forms/request-quote')}>
          By quote<VisuallyHidden> for everything</VisuallyHidden>
        </Link>
      </Way>
    </RuledListSection>
  );
}
