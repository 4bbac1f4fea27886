import { plainDigits } from '@venue/shared/form/typed-text.ts';

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
  const written = plainDigits(phone.normalize('NFKC')).replaceAll(/[^\p{L}\p{N}+]/gu, '');
  const digits = written.replaceAll('+', '');
  if (!/^\d+$/.test(digits) || digits.length > longest) return undefined;
  const found = fromAbroad.exec(written) ?? mobileFromAbroad.exec(digits);
  const rest = found?.groups?.['rest'];
  return rest === undefined ? digits : `0${rest}`;
}

/** `number`, as specified (V-08), until the form is used; then `tel`, which accepts any text. */
export type DigitsType = 'number' | 'tel';

const text = 'Enter one phone number in digits, for example 08031234567';

function isWhole(digits: string | undefined): digits is string {
  return digits !== undefined && /^0[1-9]\d{9}$/.test(digits);
}

/** Also true while another window has the focus. */
function hasFocus(form: HTMLFormElement | null): boolean {
  return form !== null && form.contains(document.activeElement);
}

/**
 * Lets a number field accept a phone number in any format (D-29). Browsers clear a number field that is given `+234 803…` or `٠٨٠٣…` (by a
 * keyboard suggestion, a password manager, a paste or a script) before a script can see it. So the field is a `tel` field while its form is
 * used, and as soon as a script writes to it. Its value becomes digits once it is complete, or when the field is left; a value that cannot
 * be converted stays, with an error. Returns a function that ends it.
 */
export function acceptAnyFormat(input: HTMLInputElement, onType: (type: DigitsType) => void): () => void {
  const { form } = input;
  const stop = new AbortController();
  const { signal } = stop;
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const write = (value: string) => native?.set?.call(input, value);

  function become(type: DigitsType): void {
    input.type = type;
    onType(type);
  }

  /** A text that the browser has already refused cannot be read: it stays visible, with the browser's own error. */
  function toTel(): void {
    if (!input.validity.badInput) become('tel');
  }

  let isPointed = false;
  /** The form is used now. Tab selects the whole number, but the change of type loses the selection, so it is restored. */
  function enter({ target }: FocusEvent): void {
    const wasNumber = input.type === 'number';
    toTel();
    if (wasNumber && target === input && !isPointed) input.select();
  }

  /** Converts the value to digits or sets the error. Returns whether it is digits now. */
  function toDigits(): boolean {
    const isEmpty = input.value.trim() === '';
    const digits = isEmpty ? '' : localDigits(input.value);
    input.setCustomValidity(digits === undefined ? text : '');
    if (digits !== undefined && digits !== input.value) write(digits);
    return digits !== undefined;
  }

  function toNumber(): void {
    if (toDigits()) become('number');
  }

  function read(): void {
    if (!hasFocus(form)) {
      toNumber();
      return;
    }
    input.setCustomValidity('');
    const digits = localDigits(input.value);
    if (isWhole(digits) && digits !== input.value) write(digits);
  }

  Object.defineProperty(input, 'value', {
    configurable: true,
    get: (): string => native?.get?.call(input),
    set: (value: string) => {
      become('tel');
      write(value);
    },
  });
  input.addEventListener('input', (event) => !(event instanceof InputEvent && event.isComposing) && read(), {
    signal,
  });
  input.addEventListener('compositionend', read, { signal });
  input.addEventListener('change', toDigits, { signal });
  input.addEventListener('dragenter', toTel, { signal });
  form?.addEventListener('focusin', enter, { signal });
  addEventListener('pointerdown', () => (isPointed = true), { signal, capture: true });
  addEventListener('keydown', () => (isPointed = false), { signal, capture: true });
  form?.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const isStaying = relatedTarget instanceof Node && form.contains(relatedTarget);
      if (!isStaying && !hasFocus(form)) toNumber();
    },
    { signal },
  );
  form?.addEventListener('submit', toDigits, { signal, capture: true });
  if (hasFocus(form)) toTel();
  return () => stop.abort();
}
