import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { toAsciiDigits } from '@venue/shared/form/parse-input.ts';
import type { FieldText } from '@venue/shared/ui/field.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';

/** The longest number (ITU-T E.164) after `009`, which dials abroad. */
const longest = 18;

/** With the country code. Without a prefix, only a mobile number is long enough to recognise it. */
const fromAbroad = /^(?:\+|009|00)2340?(?<rest>[1-9]\d{7,9})$/;
const mobileFromAbroad = /^2340?(?<rest>[1-9]\d{9})$/;

/**
 * A phone number in digits only: `+234 803 123 4567` becomes `08031234567` (D-29). Foreign numbers keep their country code without the plus.
 * Undefined for texts with letters, without digits or with too many.
 */
export function localDigits(phone: string): string | undefined {
  const characters = toAsciiDigits(phone.normalize('NFKC')).replaceAll(/[^\p{L}\p{N}+]/gu, '');
  const digits = characters.replaceAll('+', '');
  if (!/^\d+$/.test(digits) || digits.length > longest) return undefined;
  const match = fromAbroad.exec(characters) ?? mobileFromAbroad.exec(digits);
  const rest = match?.groups?.['rest'];
  return rest === undefined ? digits : `0${rest}`;
}

const notDigits = 'Enter one phone number in digits, for example 08031234567';

/** A local number with all its digits. */
const complete = /^0[1-9]\d{9}$/;

/**
 * Lets a number field accept a phone number in any format (D-29). Browsers clear a number field that is given `+234 803…` or `٠٨٠٣…` (by a
 * keyboard suggestion, a password manager, a paste or a script) before a script can see it. So it becomes a `tel` field when its form is used,
 * or a script writes to it. Its value becomes digits once it is complete, or when the field is left; a value that cannot be converted stays,
 * with an error. Returns a function that ends it.
 */
function acceptAnyFormat(input: HTMLInputElement, onTel: () => void): () => void {
  const { form } = input;
  const stop = new AbortController();
  const { signal } = stop;
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const write = (value: string) => native?.set?.call(input, value);

  /** A text that the browser has already refused cannot be read: it stays visible, with the browser's own error. */
  function becomeTel(): void {
    if (input.validity.badInput) return;
    input.type = 'tel';
    onTel();
  }

  function toDigits(): void {
    const digits = input.value.trim() === '' ? '' : localDigits(input.value);
    input.setCustomValidity(digits === undefined ? notDigits : '');
    if (digits !== undefined && digits !== input.value) write(digits);
  }

  function whileTyping(): void {
    input.setCustomValidity('');
    if (complete.test(localDigits(input.value) ?? '')) toDigits();
  }

  Object.defineProperty(input, 'value', {
    configurable: true,
    get: (): string => native?.get?.call(input),
    set: (value: string) => {
      becomeTel();
      write(value);
    },
  });
  input.addEventListener(
    'input',
    (event) => !(event instanceof InputEvent && event.isComposing) && whileTyping(),
    { signal },
  );
  input.addEventListener('compositionend', whileTyping, { signal });
  input.addEventListener('change', toDigits, { signal });
  input.addEventListener('dragenter', becomeTel, { signal });
  form?.addEventListener('focusin', becomeTel, { signal });
  form?.addEventListener('submit', toDigits, { signal, capture: true });
  if (form?.contains(document.activeElement)) becomeTel();
  return () => {
    stop.abort();
    // What is left is the browser's own property.
    Reflect.deleteProperty(input, 'value');
  };
}

const WithoutSpinButtons = styled(TextField)`
  input {
    appearance: textfield;
  }
  input::-webkit-inner-spin-button,
  input::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
`;

/** A phone number in a native number field, as specified (V-08), until it is used; then any format is accepted (D-29). */
export function PhoneNumberField(props: FieldText & { name: string; autoComplete?: 'tel' | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [type, setType] = useState<'number' | 'tel'>('number');
  useEffect(() => (input.current ? acceptAnyFormat(input.current, () => setType('tel')) : undefined), []);
  return <WithoutSpinButtons {...props} ref={input} type={type} inputMode="numeric" />;
}
