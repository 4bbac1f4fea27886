import type { CompositionEvent, InputEvent } from 'react';
import { styled } from 'styled-components';
import { toAsciiDigits } from '../form/parse-input.ts';
import { controlLook, Field, type FieldProps, splitFieldProps } from './field.tsx';

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
export function TextField(props: FieldProps<'input'>) {
  const { text, control } = splitFieldProps(props);
  const isOfDigits = control.type === 'tel' || control.inputMode === 'numeric';
  return (
    <Field {...text}>
      {(wiring) => <Input {...(isOfDigits && plainDigitsOnly)} {...control} {...wiring} />}
    </Field>
  );
}

const TextArea = styled.textarea`
  ${controlLook}
  min-height: 112px;
  resize: vertical;
`;

/** A field for several lines. Uncontrolled. */
export function TextAreaField(props: FieldProps<'textarea'>) {
  const { text, control } = splitFieldProps(props);
  return <Field {...text}>{(wiring) => <TextArea {...control} {...wiring} />}</Field>;
}
