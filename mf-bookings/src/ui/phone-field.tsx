import { type ComponentProps, useState } from 'react';
import { toAsciiDigits } from '@venue/shared/form/parse-input.ts';
import { TextField } from '@venue/shared/ui/text-field.tsx';

const mobileDigits = 11;

/**
 * A remark on a Nigerian mobile number with one or two digits too few or one too many; otherwise undefined. It does not block the
 * form, as a phone number has no required format (V-06).
 */
export function phoneRemark(typed: string): string | undefined {
  const digits = toAsciiDigits(typed)
    .replaceAll(/\D/g, '')
    .replace(/^(?:00|009)?2340?/, '0');
  const isMobile = /^0[789]/.test(digits);
  const isLikelyTypo = digits.length >= mobileDigits - 2 && digits.length <= mobileDigits + 1;
  if (!isMobile || !isLikelyTypo || digits.length === mobileDigits) return undefined;
  return `Is it complete? ${digits.slice(0, 4)}… numbers have ${mobileDigits} digits, and this one has ${digits.length}.`;
}

/** A field for a phone number. A remark on a likely typo replaces the hint, so that nothing below it moves. */
export function PhoneField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete'>) {
  const [remark, setRemark] = useState<string>();
  return (
    <TextField
      {...props}
      type="tel"
      autoComplete="tel"
      hint={remark ?? props.hint}
      onBlur={({ currentTarget }) => setRemark(phoneRemark(currentTarget.value))}
    />
  );
}
