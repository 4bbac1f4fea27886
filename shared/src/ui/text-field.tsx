import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlLook } from './control.ts';
import { Field, type FieldText } from './field.tsx';

const Input = styled.input`
  ${controlLook}
`;

/** A one-line field of any native type: text, email, tel, date, time, number. Uncontrolled. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldText & Omit<ComponentPropsWithRef<'input'>, 'id' | 'style'> & { name: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(wiring) => <Input {...input} {...wiring} />}
    </Field>
  );
}
