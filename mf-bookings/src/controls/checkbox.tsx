import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '@venue/shared/theme/tokens.ts';
import { FieldError } from '@venue/shared/ui/field-error.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: 24px 1fr;
  gap: 0 12px;
  align-items: start;
  min-height: 44px;
  padding-block: 10px;
`;

const Box = styled.input`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: 1px 0 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.white};
  appearance: none;
  cursor: pointer;
  &::before {
    content: '';
    width: 7px;
    height: 12px;
    margin-top: -3px;
    border: solid ${color.starch50};
    border-width: 0 2.2px 2.2px 0;
    rotate: 45deg;
    visibility: hidden;
  }
  &:checked {
    border-color: ${color.indigo900};
    background: ${color.indigo900};
  }
  &:checked::before {
    visibility: visible;
  }
  &[aria-invalid='true'] {
    border: 2px solid ${color.alaari700};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Below = styled.div`
  grid-column: 2;
`;

/** One tick box with its sentence; links inside the sentence stay clickable. Uncontrolled. */
export function Checkbox({
  id,
  children,
  error,
  className,
  ...input
}: Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'style'> & {
  id: string;
  name: string;
  children: ReactNode;
  error?: string | undefined;
}) {
  const refused = error !== undefined;
  return (
    <Row className={className}>
      <Box
        {...input}
        type="checkbox"
        id={id}
        aria-invalid={refused || undefined}
        aria-describedby={refused ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>{children}</label>
      <Below>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </Below>
    </Row>
  );
}
