import { color, role } from '@venue/shared/theme/tokens.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  counter-reset: line;
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
    justify-self: center;
    width: 8px;
    height: 14px;
    margin-top: 2px;
    border: solid ${color.palm700};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  &[data-mark='later']::before {
    width: 14px;
    height: 14px;
    margin-top: 4px;
    border: 2px dashed ${color.sanyan700};
    border-radius: 50%;
    transform: none;
  }
  [data-counted] > &::before {
    content: counter(line);
    counter-increment: line;
    width: 24px;
    height: 24px;
    margin-top: 0;
    border: 1px solid ${color.sanyan400};
    border-radius: 50%;
    font: 600 0.875rem/22px var(--sans);
    text-align: center;
    transform: none;
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

/** How one thing of a booking stands: it comes with the payment, a tick, or only afterwards, a dashed ring. */
type Mark = 'now' | 'later';

export type Line = { mark: Mark; name: string; text: ReactNode };

type LinesProps = {
  of: readonly Line[];
  /** They are still to come, one after the other: numbers in place of the marks. */
  counted?: boolean;
};

/** What is paid, what is confirmed with it, and what only afterwards. */
export function ThreeLines({ of, counted = false }: LinesProps) {
  return (
    <List data-counted={counted || undefined}>
      {of.map(({ mark, name, text }) => (
        <Row key={name + mark} data-mark={mark}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </Row>
      ))}
    </List>
  );
}
