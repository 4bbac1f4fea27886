import { Fold } from '../../../parts/disclosure.tsx';
import { Stack } from '../../../sections/words.tsx';
import { counted } from '@venue/shared/words/counted.ts';
import { styled } from 'styled-components';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { role, space, type } from '@venue/shared/theme/tokens.ts';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { examplePlan, type PlanField } from './plan-values.ts';

/** Three to a row, the width of one figure each. */
const Guards = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(5rem, 100% / 3 - ${space[12]}), 1fr));
  gap: ${space[12]};
  legend {
    ${type.label}
    margin-bottom: ${space[8]};
  }
  p {
    ${type.small}
    grid-column: 1 / -1;
    color: ${role.text2};
  }
`;

function NumberField({ name, label }: { name: PlanField; label: string }) {
  return (
    <TextField
      id={`plan-${name}`}
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={examplePlan[name]}
    />
  );
}

/** Guards and rehearsal, folded as most events need no more than what comes with the hall; they count folded, too. */
export function PlanExtras() {
  return (
    <Fold title="Extra guards, longer rehearsal">
      <Stack $gap={20}>
        <Guards>
          <legend>Extra guards</legend>
          <NumberField name="armedGuards" label="Armed" />
          <NumberField name="unarmedGuards" label="Unarmed" />
          <NumberField name="guardHours" label="Hours each" />
          <p>
            Guards indoors and outdoors come with the hall. Extra ones are hired for{' '}
            {counted(hallTerms.guardLeastHours, 'hour')} or more.
          </p>
        </Guards>
        <NumberField name="rehearsalHours" label="Rehearsal, hours" />
      </Stack>
    </Fold>
  );
}
