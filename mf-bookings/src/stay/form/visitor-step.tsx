import { EmailField } from '@venue/shared/ui/email-field.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { styled } from 'styled-components';
import { FieldPair } from '../../layout/field-grid.tsx';
import { FormStep } from '@venue/shared/ui/form-step.tsx';
import type { Place } from '../booking/places.ts';
import { fieldId } from '../booking/stay-fields.ts';

const Wide = styled(TextField)`
  grid-column: 1 / -1;
`;

const words = {
  night: { title: 'Who is staying', name: 'Full name', phone: 'So reception can reach you on the road.' },
  day: { title: 'Who is booking', name: 'Name', phone: 'So we can reach you before the day.' },
} as const satisfies Record<Place['unit'], object>;

/** What is asked before money goes (V-10, D-08). */
const needed = 'To pay, only the e-mail address is needed. With a name and a number we know whom to expect.';

/** Name, e-mail and phone (F-04, F-05). */
export function VisitorStep({
  unit,
  error,
}: Pick<Place, 'unit'> & { error: (field: 'name' | 'email') => string | undefined }) {
  const { title, name, phone } = words[unit];
  return (
    <FormStep number={2} title={title}>
      <Small>{needed}</Small>
      <FieldPair>
        <Wide id={fieldId('name')} name="name" label={name} autoComplete="name" error={error('name')} />
        <EmailField
          id={fieldId('email')}
          name="email"
          label="E-mail"
          hint="The card company sends its receipt here."
          error={error('email')}
        />
        <TextField
          id={fieldId('phone')}
          name="phone"
          type="tel"
          label="Phone"
          hint={phone}
          autoComplete="tel"
        />
      </FieldPair>
    </FormStep>
  );
}
