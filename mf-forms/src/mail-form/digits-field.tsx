import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { FieldText } from '@venue/shared/ui/field.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { type DigitsType, takeAnyWriting } from './any-writing.ts';

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

/** A phone number in a native number field (V-08), in whatever writing it comes (D-29). */
export function DigitsField(props: FieldText & { name: string; autoComplete?: 'tel' | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [type, setType] = useState<DigitsType>('number');
  useEffect(() => (input.current ? takeAnyWriting(input.current, setType) : undefined), []);
  return <PlainField {...props} ref={input} type={type} inputMode="numeric" />;
}
