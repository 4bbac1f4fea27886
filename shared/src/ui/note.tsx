import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, surface } from '../theme/tokens.ts';
import { Icon } from './icon.tsx';

const NoteBox = styled.div<{ $good: boolean }>`
  ${surface.light}
  display: flex;
  gap: 12px;
  padding: 14px 16px;
  border-left: 3px solid ${(props) => (props.$good ? color.palm700 : color.sanyan400)};
  background: ${(props) => (props.$good ? color.palm50 : color.starch100)};
  color: ${(props) => (props.$good ? '#173f30' : color.ink)};
  font-size: 1rem;
  line-height: 1.45;
  > svg {
    flex: none;
  }
  > div {
    min-width: 0;
  }
`;

/** A short remark beside a form or a price; `good` for success. A status line passes `role="status"`. */
export function Note(props: { kind?: 'plain' | 'good'; role?: 'status' | 'alert'; children: ReactNode }) {
  const good = props.kind === 'good';
  return (
    <NoteBox $good={good} role={props.role}>
      {good ? <Icon name="done" /> : null}
      <div>{props.children}</div>
    </NoteBox>
  );
}
