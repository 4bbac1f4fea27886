import { styled } from 'styled-components';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import { color, role, space, type } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/theme/double-line.ts';
import type { CostSheet } from './cost-sheet.ts';

const Table = styled.table`
  width: 100%;
  tbody tr {
    border-top: 1px solid ${role.hairline};
  }
  tbody tr:first-child {
    ${doubleLine}
  }
  th,
  td {
    padding: 10px 0;
    text-align: left;
    vertical-align: top;
  }
  th {
    overflow-wrap: anywhere;
    font-weight: 600;
    span {
      display: block;
      ${type.small}
      color: ${role.text2};
    }
  }
  td {
    padding-left: ${space[20]};
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  tfoot tr {
    border-top: 2px solid ${color.ink};
  }
  tfoot td {
    ${type.price}
    font-size: min(1.375rem, 10vw);
    padding-left: ${space[20]};
  }
`;

const Line = styled.tr<{ $none: boolean }>`
  ${(props) => (props.$none ? `th, td { font-weight: 400; color: ${role.text2}; }` : '')}
`;

/** The lines of the sheet, each with its rule, and the total. */
export function CostLines({ sheet: { lines, total } }: { sheet: CostSheet }) {
  return (
    <Table>
      <tbody>
        {lines.map(({ id, item, rule, naira }) => (
          <Line key={id} $none={naira === 0}>
            <th key={item} scope="row">
              {item}
              <span>{rule}</span>
            </th>
            <td>{naira === 0 ? '–' : formatNaira(naira)}</td>
          </Line>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            Total
            <span>{`${formatNaira(total - hallTerms.caution)} once the caution is returned`}</span>
          </th>
          <td>
            <output>{formatNaira(total)}</output>
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}
