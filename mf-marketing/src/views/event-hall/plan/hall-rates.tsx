import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { countedInWords } from '@venue/shared/words/counted.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import { styled } from 'styled-components';
import { hallPrice, type HallPrice } from '@venue/shared/venue/hall-price.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { role, space, type } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { halls } from '../../../content/halls.ts';

/** For those without scripts, whose sheet stays at its example. */
const Frame = styled.div`
  display: none;
  margin-top: ${space[32]};
  overflow-x: auto;
  @media (scripting: none) {
    display: block;
  }
`;

const Table = styled.table`
  ${type.ui}
  width: 100%;
  caption {
    ${type.h4}
    padding-bottom: ${space[8]};
    text-align: left;
  }
  thead tr {
    ${doubleLine}
  }
  tbody tr {
    border-top: 1px solid ${role.hairline};
  }
  th,
  td {
    padding: 9px ${space[12]} 9px 0;
    text-align: left;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  tbody th {
    font-weight: 400;
    white-space: normal;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  @media (max-width: 639.98px) {
    font-size: 0.875rem;
  }
`;

const rows = [
  ['Rental', 'rental'],
  ['Holds the date', 'deposit'],
  [`${capital(countedInWords(hallTerms.balanceDueDays, 'day'))} before`, 'balance'],
  ['Or all at once', 'full'],
  ['Of it comes back', 'caution'],
] as const satisfies readonly (readonly [string, keyof HallPrice])[];

/** The sums of all halls in one table. */
export function HallRates() {
  return (
    <Frame>
      <Table>
        <caption>The same for every hall</caption>
        <thead>
          <tr>
            <th scope="col">A day in</th>
            {halls.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, sum]) => (
            <tr key={sum}>
              <th scope="row">{name}</th>
              {halls.map(({ id, rental }) => (
                <td key={id}>{formatNaira(hallPrice(rental)[sum])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
