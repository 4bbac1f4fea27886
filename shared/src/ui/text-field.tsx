import type { ComponentPropsWithRef, CompositionEvent, InputEvent } from 'react';
import { styled } from 'styled-components';
import { toAsciiDigits } from '../form/parse-input.ts';
import { controlLook, Field, type FieldText } from './field.tsx';

const Input = styled.input`
  ${controlLook}
`;

/** The caret stays: a digit of a script's own becomes one of ours in its place. */
function writePlainDigits(field: HTMLInputElement): void {
  const plain = toAsciiDigits(field.value);
  if (plain === field.value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = plain;
  field.setSelectionRange(selectionStart, selectionEnd);
}

/** Numbers are sent in the figures `0` to `9`, whatever the visitor's keyboard writes. */
const plainDigitsOnly = {
  onInput: ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
    if (!nativeEvent.isComposing) writePlainDigits(currentTarget);
  },
  onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
    writePlainDigits(currentTarget),
};

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
  const isOfDigits = input.type === 'tel' || input.inputMode === 'numeric';
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(wiring) => <Input {...(isOfDigits && plainDigitsOnly)} {...input} {...wiring} />}
    </Field>
  );
}

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
