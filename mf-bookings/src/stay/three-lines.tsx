import { color, role } from '@venue/shared/theme/tokens.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  border-bottom: 1px solid ${role.hairline};
  font-size: 1rem;
  line-height: 1.4;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 2px 12px;
  padding: 10px 0;
  border-top: 1px solid ${role.hairline};
  &::before {
    content: '';
    grid-row: 1 / span 2;
    width: 20px;
    height: 20px;
    margin-top: 2px;
    border: 2px solid ${color.indigo900};
    border-radius: 50%;
  }
  &[data-mark='done']::before {
    border-color: ${color.palm700};
    background: linear-gradient(45deg, transparent 46%, ${color.white} 46% 58%, transparent 58%) 4px 3px /
      10px 10px no-repeat ${color.palm700};
  }
  &[data-mark='later']::before {
    border-style: dashed;
  }
  dt {
    grid-column: 2;
    font-weight: 650;
  }
  dd {
    grid-column: 2;
    color: ${role.text2};
  }
`;

/** How one thing of a booking stands: to come with the payment, done, or only afterwards. */
type Mark = 'now' | 'done' | 'later';

export type Line = { mark: Mark; name: string; text: ReactNode };

/** What is paid, what is confirmed with it, and what only afterwards: the same place before and after the payment. */
export function ThreeLines({ of }: { of: readonly Line[] }) {
  return (
    <List>
      {of.map(({ mark, name, text }) => (
        <Row key={name + mark} data-mark={mark}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </Row>
      ))}
    </List>
  );
}
