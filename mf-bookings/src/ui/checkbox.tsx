import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CheckboxInput } from '@venue/shared/ui/checkbox-input.tsx';
import { FieldError } from '@venue/shared/ui/field.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: 24px 1fr;
  gap: 0 12px;
  align-items: start;
  min-height: 44px;
  padding-block: 10px;
`;

const Below = styled.div`
  grid-column: 2;
`;

/** A tick box with a label that may contain links. Uncontrolled. */
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
  const isInvalid = error !== undefined;
  return (
    <Row className={className}>
      <CheckboxInput
        {...input}
        id={id}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>{children}</label>
      <Below>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </Below>
    </Row>
  );
}
