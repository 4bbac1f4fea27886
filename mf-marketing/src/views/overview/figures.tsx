import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenUntilParsed } from '@venue/shared/theme/styles.ts';
import { role, space, type } from '@venue/shared/theme/tokens.ts';

/** In the source the label comes first, as a term before its value. */
const List = styled.dl`
  display: grid;
  gap: ${space[20]};
  align-content: start;
  div {
    display: flex;
    flex-direction: column;
    padding-top: ${space[12]};
    border-top: 1px solid ${role.hairline};
  }
  dt {
    ${hiddenUntilParsed}
    order: 1;
    color: ${role.text2};
  }
  dd {
    ${type.h2}
  }
`;

/** Large figures above what they count. */
export function Figures({ of }: { of: readonly { unit: string; figure: ReactNode }[] }) {
  return (
    <List>
      {of.map(({ figure, unit }) => (
        <div key={unit}>
          <dt>{unit}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </List>
  );
}
