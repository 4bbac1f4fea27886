import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, role, space } from '../theme/tokens.ts';

/** A list of names and sums, the sums in one column. */
export const KeyValues = styled.dl`
  display: grid;
`;

const Row = styled.div<{ $sum: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[20]};
  padding: 10px 0;
  border-top: ${(props) => (props.$sum ? `2px solid ${color.ink}` : `1px solid ${role.hairline}`)};
  ${(props) => (props.$sum ? 'font-weight: 650;' : '')}
  dt {
    flex: 1 1 5rem;
  }
  /* As high as the row, for a finger. */
  dt > a {
    display: block;
    margin-block: -10px;
    padding-block: 10px;
  }
  dd {
    margin-left: auto;
    text-align: right;
    font-variant-numeric: tabular-nums lining-nums;
    ${(props) => (props.$sum ? 'font-size: 1.375rem;' : '')}
  }
`;

/** One row of {@link KeyValues}; `sum` closes an addition. */
export function KeyValue(props: { name: ReactNode; value: ReactNode; sum?: boolean }) {
  return (
    <Row $sum={props.sum ?? false}>
      <dt>{props.name}</dt>
      <dd>{props.value}</dd>
    </Row>
  );
}
