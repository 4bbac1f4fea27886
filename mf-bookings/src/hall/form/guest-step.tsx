import { EmailField } from '@venue/shared/ui/email-field.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { PhoneField } from '../../controls/phone-field.tsx';
import { FormStep, FieldPair } from '../../layout/form-layout.tsx';
import { fieldId, type FormErrors } from './form-errors.ts';

/** Who books. */
export function GuestStep({ errors }: { errors: FormErrors }) {
  return (
    <FormStep number={3} title="You">
      <FieldPair>
        <TextField
          id={fieldId('firstName')}
          name="firstName"
          label="First name"
          autoComplete="given-name"
          error={errors('firstName')}
        />
        <TextField
          id={fieldId('lastName')}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          error={errors('lastName')}
        />
        <EmailField
          id={fieldId('email')}
          name="email"
          label="E-mail"
          hint="We’ll send the invoice here."
          error={errors('email')}
        />
        <PhoneField
          id={fieldId('phone')}
          name="phone"
          label="Phone"
          hint="For the day itself: 0803… or +234…"
          error={errors('phone')}
        />
      </FieldPair>
    </FormStep>
  );
}
