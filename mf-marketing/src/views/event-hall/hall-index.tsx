import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { listedGuests } from '@venue/shared/venue/halls.ts';
import { halls } from '../../content/halls.ts';

const Table = styled.table`
  ${type.ui}
  width: 100%;
  margin-bottom: ${space[32]};
  ${media.up(900)} {
    display: none;
  }
  tr {
    height: 48px;
    border-top: 1px solid ${role.hairline};
  }
  thead tr {
    ${doubleLine}
  }
  th,
  td {
    padding: 0;
    text-align: left;
    &:last-child {
      text-align: right;
      font-variant-numeric: tabular-nums;
    }
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;

/** The halls in three lines, for screens where they stand below each other. */
export function HallIndex() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Hall</th>
          <th scope="col">Guests</th>
          <th scope="col">Rental</th>
        </tr>
      </thead>
      <tbody>
        {halls.map((hall) => (
          <tr key={hall.id}>
            <td>
              <a href={`#${hall.key}`}>{hall.name}</a>
            </td>
            <td>{listedGuests(hall)}</td>
            <td>{formatNaira(hall.rental)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
