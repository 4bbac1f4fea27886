import { plainDigits } from '@venue/shared/form/plain-digits.ts';

/** Longest number (ITU-T E.164) with the `009` that dials abroad before it. */
const longest = 18;

/** With its country code; where nothing says that it is one, only a mobile number is long enough to tell. */
const fromAbroad = /^(?:\+|009|00)2340?(?<rest>[1-9]\d{7,9})$/;
const mobileFromAbroad = /^2340?(?<rest>[1-9]\d{9})$/;

/**
 * A phone number as a field that takes only digits can hold it, whatever stands between them: `+234 803 123 4567` becomes
 * `08031234567` (D-29). Foreign numbers keep their country code without the plus. Undefined where digits alone do not say
 * it: letters, more digits than a number has, none.
 */
export function localDigits(phone: string): string | undefined {
  const written = plainDigits(phone.normalize('NFKC')).replaceAll(/[^\p{L}\p{N}+]/gu, '');
  const digits = written.replaceAll('+', '');
  if (!/^\d+$/.test(digits) || digits.length > longest) return undefined;
  const found = fromAbroad.exec(written) ?? mobileFromAbroad.exec(digits);
  const rest = found?.groups?.['rest'];
  return rest === undefined ? digits : `0${rest}`;
}

/** `number` by the specification (V-08) while nobody is in the form; `tel` meanwhile, which keeps whatever it is given. */
export type DigitsType = 'number' | 'tel';

const text = 'Enter one phone number in digits, for example 08031234567';

function isWhole(digits: string | undefined): digits is string {
  return digits !== undefined && /^0[1-9]\d{9}$/.test(digits);
}

/** Whether the visitor is in the form; also while another window has the focus. */
function isUsed(form: HTMLFormElement | null): boolean {
  return form !== null && form.contains(document.activeElement);
}

/**
 * Lets a number field take a phone number in any writing (D-29). Browsers empty a number field that is given `+234 803…` or
 * `٠٨٠٣…` before a script sees it: by a keyboard's suggestion, a password manager, a paste, a program. So it is a `tel` field as
 * long as its form is used, and as soon as a script writes to it. What it holds becomes digits once they are all there, at the
 * latest when it is left; what cannot be digits stays, and is refused in words. Gives the function that ends it.
 */
export function takeAnyWriting(input: HTMLInputElement, onType: (type: DigitsType) => void): () => void {
  const { form } = input;
  const stop = new AbortController();
  const { signal } = stop;
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const write = (value: string) => native?.set?.call(input, value);

  function become(type: DigitsType): void {
    input.type = type;
    onType(type);
  }

  /** A text that the browser has refused already cannot be read: it stays in sight, and the browser says what is wrong. */
  function toTel(): void {
    if (!input.validity.badInput) become('tel');
  }

  let isPointed = false;
  /**
   * Somebody is in the form now. A field that the keyboard leads into is selected whole, and a browser forgets that with the type:
   * so it is selected again, that what is typed replaces the old number.
   */
  function enter({ target }: FocusEvent): void {
    const wasNumber = input.type === 'number';
    toTel();
    if (wasNumber && target === input && !isPointed) input.select();
  }

  /** Writes what it holds in digits, or says that it cannot be. Gives whether it is digits now. */
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
    if (!isUsed(form)) {
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
      if (!isStaying && !isUsed(form)) toNumber();
    },
    { signal },
  );
  form?.addEventListener('submit', toDigits, { signal, capture: true });
  if (isUsed(form)) toTel();
  return () => stop.abort();
}
