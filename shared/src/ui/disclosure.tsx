import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layout, role } from '../theme/tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const DisclosureBox = styled.details`
  border-block: 1px solid ${role.hairline};
  > summary {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    min-height: ${layout.target};
    cursor: pointer;
    font: 600 1rem/1.35 var(--sans);
    color: ${color.indigo700};
  }
  > summary::after {
    content: '+' / '';
    font: 400 1.5rem/1 var(--sans);
  }
  &[open] > summary::after {
    content: '−' / '';
  }
`;

type DisclosureProps = {
  title: string;
  /** What the title refers to, for screen readers. */
  of?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A native disclosure; it works without scripts. */
export function Disclosure({ title, of, className, children }: DisclosureProps) {
  return (
    <DisclosureBox className={className}>
      <summary>
        <span>
          {title}
          {of && <VisuallyHidden>, {of}</VisuallyHidden>}
        </span>
      </summary>
      {children}
    </DisclosureBox>
  );
}
