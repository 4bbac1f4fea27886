import { EmailField } from '@venue/shared/ui/email-field.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';

type PersonFieldsProps = {
  /** Prefix of the fields' ids: `family` gives `family-name`. */
  form: 'stay' | 'family' | 'wait';
  name: { label: string; hint?: string };
  emailHint: string;
  phone: { hint?: string; optional?: boolean };
  problems: { name?: string | undefined; email?: string | undefined };
};

/** Name, e-mail and phone of a guest, a payer or someone on the waiting list. */
export function PersonFields({ form, name, emailHint, phone, problems }: PersonFieldsProps) {
  return (
    <>
      <TextField {...name} id={`${form}-name`} name="name" autoComplete="name" error={problems.name} />
      <EmailField id={`${form}-email`} name="email" label="E-mail" hint={emailHint} error={problems.email} />
      <TextField {...phone} id={`${form}-phone`} name="phone" type="tel" label="Phone" autoComplete="tel" />
    </>
  );
}
