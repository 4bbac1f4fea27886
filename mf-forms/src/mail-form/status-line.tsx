import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { role } from '@venue/shared/theme/tokens.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';

const Line = styled.span<{ $failed: boolean }>`
  display: flex;
  gap: 10px;
  font: 600 1rem/1.5 var(--sans);
  color: ${(props) => (props.$failed ? role.error : role.text)};
  svg {
    flex: none;
    margin-top: 1px;
  }
`;

/** How an attempt ended, in the words of its toast. */
export function StatusLine(props: { icon: 'done' | 'problem' | 'info'; children: ReactNode }) {
  return (
    <Line $failed={props.icon === 'problem'}>
      <Icon name={props.icon} />
      <span>{props.children}</span>
    </Line>
  );
}
