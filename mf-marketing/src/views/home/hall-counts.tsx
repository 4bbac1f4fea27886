import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Price } from '@venue/shared/ui/text.tsx';
import { guestsOf, hallGuests, hallSeats, halls } from '@venue/shared/venue/halls.ts';
import { styled } from 'styled-components';
import { useHost } from '../../host.ts';
import { Counted } from './counted-label.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';

const Group = styled.div`
  margin-bottom: 28px;
  padding: 18px 18px 6px;
  background: ${color.starch100};
  ${media.up(900)} {
    margin-bottom: ${space[52]};
    padding: 28px 32px 14px;
  }
`;

const List = styled.ul`
  ${media.up(900)} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
    column-gap: ${layout.columnGap};
  }
`;

const Row = styled.li`
  border-top: 1px solid ${role.hairline};
  a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: center;
    min-height: 60px;
    padding-block: 8px;
    color: inherit;
    text-decoration: none;
  }
  strong {
    min-width: 4rem;
    font: 600 2.25rem/1 var(--serif);
    letter-spacing: -0.02em;
  }
  b {
    display: block;
    font-weight: 650;
    text-decoration: underline;
    text-decoration-color: ${color.sanyan400};
    text-underline-offset: 0.2em;
  }
  span > span {
    color: ${role.text2};
  }
  /* Under the name where the text is large: prices do not break. */
  > a > :last-child {
    margin-left: auto;
  }
  /* In columns the price stands under the seats, so that no figure touches the next one. */
  ${media.up(900)} {
    a {
      display: grid;
      grid-template-columns: 6rem 1fr;
      padding-block: ${space[12]};
    }
    strong {
      grid-row: span 2;
      align-self: start;
      font-size: 3rem;
    }
    > a > :last-child {
      margin-left: 0;
    }
  }
`;

/** The halls that are booked by the date: the most that each holds, and its price, apart from the figures of whole spaces. */
export function HallCounts() {
  const { Link } = useHost();
  return (
    <Group>
      <Counted>
        By date, booked online: one hall to yourselves, up to {inFigures(hallGuests.to)} guests
      </Counted>
      <List>
        {halls.map((hall) => (
          <Row key={hall.key}>
            <Link to={`${addressOf('mf-marketing/event-hall')}#${hall.key}`}>
              <strong>{guestsOf(hall).to}</strong>
              <span>
                <b>{hall.name}</b>
                <span>{hallSeats(hall)}</span>
              </span>
              <Price>{formatNaira(hall.rental)}</Price>
            </Link>
          </Row>
        ))}
      </List>
    </Group>
  );
}
