import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { role, space } from '@venue/shared/theme/tokens.ts';

/** Names and what they amount to, in rows. */
export const KeyValues = styled.dl`
  display: grid;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[20]};
  padding-block: 9px;
  border-top: 1px solid ${role.hairline};
  dt {
    flex: 1 1 5rem;
  }
  dd {
    margin-left: auto;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
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
