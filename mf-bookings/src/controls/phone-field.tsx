import { TextField } from '@venue/shared/ui/text-field.tsx';
import { type ComponentProps, useState } from 'react';
import { phoneRemark } from './phone-remark.ts';

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
