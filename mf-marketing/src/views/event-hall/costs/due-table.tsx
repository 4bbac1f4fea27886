import { styled } from 'styled-components';
import { formatNaira, countedInWords, capital } from '@venue/shared/words/numbers.ts';
import { media, role } from '@venue/shared/theme/tokens.ts';
import { AsoOkeStripe } from '@venue/shared/ui/aso-oke-stripe.tsx';
import { hallPrice, hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { halls } from '../../../content/halls/halls.ts';

const Table = styled.table`
  width: 100%;
  font: 400 0.9375rem/1.45 var(--sans);
  tbody tr {
    border-top: 1px solid ${role.hairline};
  }
  th,
  td {
    padding: 12px 0 12px 8px;
    text-align: right;
    vertical-align: top;
    font-variant-numeric: tabular-nums lining-nums;
  }
  th:first-child {
    width: 30%;
    padding-left: 0;
    text-align: left;
  }
  thead th {
    padding-top: 16px;
    font-weight: 650;
    line-height: 1.3;
  }
  tbody th {
    font-weight: 600;
  }
  small {
    display: block;
    font-size: inherit;
    font-weight: 400;
    color: ${role.text2};
  }
  td:nth-of-type(1) {
    font-weight: 650;
  }
  ${media.up(900)} {
    font-size: 1.125rem;
    th,
    td {
      padding: 15px 0 15px 32px;
    }
  }
`;

/** With very large text the table scrolls instead of widening the page. */
const Frame = styled.div`
  overflow-x: auto;
`;

/** What is due for each hall, and when (I-04 to I-06, I-13). What is paid minus what comes back is the rental. */
export function DueTable() {
  return (
    <Frame>
      <AsoOkeStripe $thin />
      <Table aria-label="What it costs, and when">
        <thead>
          <tr>
            <th scope="col">Hall, and its rental</th>
            <th scope="col">To secure the date</th>
            <th scope="col">{capital(countedInWords(hallTerms.balanceDueDays, 'day'))} before</th>
            <th scope="col">You get back</th>
          </tr>
        </thead>
        <tbody>
          {halls.map(({ id, name, rental }) => {
            const { deposit, balance, caution } = hallPrice(rental);
            return (
              <tr key={id}>
                <th scope="row">
                  {name} <small>{formatNaira(rental)}</small>
                </th>
                <td>{formatNaira(deposit)}</td>
                <td>{formatNaira(balance)}</td>
                <td>{formatNaira(caution)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Frame>
  );
}
