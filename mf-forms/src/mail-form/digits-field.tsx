import type { ClipboardEvent, InputEvent, KeyboardEvent, WheelEvent } from 'react';
import { styled } from 'styled-components';
import type { FieldText } from '@venue/shared/ui/field.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { toLocalDigits } from '@venue/shared/form/local-digits.ts';

const PlainField = styled(TextField)`
  input {
    appearance: textfield;
  }
  input::-webkit-inner-spin-button,
  input::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
`;

function leaveValueAlone(event: KeyboardEvent): void {
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault();
}

function takeDigitsOnly(event: InputEvent<HTMLInputElement>): void {
  if (/\D/.test(event.data)) event.preventDefault();
}

function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  event.preventDefault();
  const digits = toLocalDigits(event.clipboardData.getData('text'));
  if (digits === '') return;
  event.currentTarget.value = digits;
  event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A phone number in a native number field (V-08, D-29). Such a field drops anything that is not a number without a word,
 * so a plus or a space is not taken, a pasted number is cleaned first, and wheel, arrow keys and spinner cannot change it.
 */
export function DigitsField(props: FieldText & { name: string; autoComplete?: 'tel' | undefined }) {
  return (
    <PlainField
      {...props}
      type="number"
      inputMode="numeric"
      min="0"
      step="1"
      onBeforeInput={takeDigitsOnly}
      onKeyDown={leaveValueAlone}
      onPaste={pasteDigits}
      onWheel={(event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur()}
    />
  );
}
