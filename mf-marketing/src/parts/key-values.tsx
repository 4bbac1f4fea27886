import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { role, space } from '@venue/shared/theme/tokens.ts';

/** Names and what they amount to, in rows. */
export const KeyValues = styled.dl`
  display: grid;
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[20]};
  padding-block: 9px;
  border-top: 1px solid ${role.hairline};
  dd {
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
    white-space: nowrap;
  }
`;

/** One row of {@link KeyValues}. */
export function KeyValue(props: { name: ReactNode; children: ReactNode }) {
  return (
    <Row>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </Row>
  );
}
