import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, role } from '@venue/shared/theme/tokens.ts';

const List = styled.dl`
  display: grid;
  margin-top: 8px;
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
  &[data-mark='step']::before {
    width: 9px;
    height: 9px;
    margin-top: 7px;
    border: 0;
    background: ${color.sanyan700};
  }
  &[data-mark='none'] {
    display: block;
    &::before {
      display: none;
    }
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

/** `now`: done, a tick. `later`: open until afterwards, a dashed ring. `step`: one of several in turn, a lozenge. */
type Mark = 'now' | 'later' | 'step' | 'none';

export type Line = { mark: Mark; name: string; text: ReactNode };

export function StatusLines({ of }: { of: readonly Line[] }) {
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
