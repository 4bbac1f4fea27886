import { NeededNote } from '@venue/shared/ui/needed-note.tsx';
import { FormStep } from '../layout/form-step.tsx';
import { PersonFields } from '../controls/person-fields.tsx';
import { NameThenPair } from '../layout/field-grid.tsx';
import type { FieldProblems } from '../payment/payment-flow.ts';

/** Who pays. */
export function PayerStep({ problems }: { problems: FieldProblems }) {
  return (
    <FormStep number={2} title="Who pays">
      <NeededNote />
      <NameThenPair>
        <PersonFields
          form="family"
          name={{ label: 'Your name', hint: 'We see it with the payment.' }}
          emailHint="The payment company sends its receipt here."
          phone={{ hint: 'In case we have a question.', optional: true }}
          problems={problems}
        />
      </NameThenPair>
    </FormStep>
  );
}
