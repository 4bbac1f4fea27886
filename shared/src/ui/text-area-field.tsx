import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlLook } from './control.ts';
import { Field, type FieldText } from './field.tsx';

const TextArea = styled.textarea`
  ${controlLook}
  min-height: 112px;
  resize: vertical;
`;

/** A field for several lines. Uncontrolled. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldText & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'style'> & { name: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(wiring) => <TextArea {...input} {...wiring} />}
    </Field>
  );
}
