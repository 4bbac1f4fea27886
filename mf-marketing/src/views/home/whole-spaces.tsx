import { inFigures } from '@venue/shared/words/in-figures.ts';
import { styled } from 'styled-components';
import { role } from '@venue/shared/theme/tokens.ts';
import { statistics } from '../../content/halls/hall-figures.ts';
import { useHost } from '../../host.ts';
import { SeatRow } from '../../sections/seat-row.ts';

const Row = styled(SeatRow)`
  strong {
    font-size: 1.75rem;
  }
  i {
    display: block;
    font: 400 0.9375rem/1 var(--sans);
    letter-spacing: 0;
    color: ${role.text2};
  }
`;

/** The four counters of HM-04: spaces that are taken whole, by a quote. */
export function WholeSpaces() {
  const { Link } = useHost();
  return (
    <ul>
      {statistics.map(({ place, guests, more, upTo, also, path }) => (
        <Row key={place} data-holds={guests}>
          <Link to={path}>
            <strong>
              {upTo && <i>up to </i>}
              {inFigures(guests)}
              {more && '+'}
            </strong>
            <b>{place}</b>
            <small>{also}</small>
          </Link>
        </Row>
      ))}
    </ul>
  );
}
