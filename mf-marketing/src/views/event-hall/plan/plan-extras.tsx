import { counted } from '@venue/shared/words/counted.ts';
import { styled } from 'styled-components';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { layout, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { examplePlan, type PlanField } from './plan-values.ts';

const Fold = styled.details`
  border-block: 1px solid ${role.hairline};
  summary {
    ${type.label}
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${layout.target};
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;

const Extras = styled.div`
  display: grid;
  gap: ${space[20]};
  padding-block: ${space[8]} ${space[20]};
`;

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

const Rehearsal = styled.div`
  width: calc((100% - ${layout.columnGap}) / 2);
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
    <Fold>
      <summary>
        Extra guards, longer rehearsal
        <Icon name="chevron" />
      </summary>
      <Extras>
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
        <Rehearsal>
          <NumberField name="rehearsalHours" label="Rehearsal, hours" />
        </Rehearsal>
      </Extras>
    </Fold>
  );
}
