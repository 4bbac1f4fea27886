import { EmailField } from '@venue/shared/ui/email-field.tsx';
import { NeededNote } from '@venue/shared/ui/needed-note.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { styled } from 'styled-components';
import { FieldPair } from '../layout/field-grid.tsx';
import { FormStep } from '@venue/shared/ui/form-step.tsx';
import type { FieldProblems } from '../payment/payment-flow.ts';
import { payerFieldId } from './payer-fields.ts';

const Wide = styled(TextField)`
  grid-column: 1 / -1;
`;

/** Who pays. */
export function PayerStep({ problems }: { problems: FieldProblems }) {
  return (
    <FormStep number={2} title="Who pays">
      <NeededNote />
      <FieldPair>
        <Wide
          id={payerFieldId('name')}
          name="name"
          label="Your name"
          hint="The venue sees it beside the payment."
          autoComplete="name"
          error={problems.name}
        />
        <EmailField
          id={payerFieldId('email')}
          name="email"
          label="E-mail"
          hint="The card company sends its receipt here."
          error={problems.email}
        />
        <TextField
          id={payerFieldId('phone')}
          name="phone"
          type="tel"
          label="Phone"
          hint="If the venue has a question."
          autoComplete="tel"
          optional
        />
      </FieldPair>
    </FormStep>
  );
}
