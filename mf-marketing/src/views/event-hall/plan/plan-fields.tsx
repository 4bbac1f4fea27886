import { styled } from 'styled-components';
import { hallTerms } from '@venue/shared/hall-terms.ts';
import { layout, role, space, type } from '@venue/shared/theme/tokens.ts';
import { SelectField } from '@venue/shared/ui/select-field.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { halls } from '../../../content/halls.ts';
import { examplePlan, type PlanField } from './plan-values.ts';

/** Pointless without scripts: there every rule stands in the sheet, and every hall in the table below it. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[20]} ${layout.columnGap};
  align-content: start;
  @media (scripting: none) {
    display: none;
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Group = styled.fieldset`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(3, 1fr);
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

/** Hall, day, hours, guards and rehearsal of the plan. */
export function PlanFields({ fitting }: { fitting: string }) {
  return (
    <Fields>
      <Wide>
        <SelectField id="plan-hall" name="planHall" label="Hall">
          <option value="">{fitting}</option>
          {halls.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      </Wide>
      <Wide>
        <TextField id="plan-date" name="eventDate" type="date" label="Your date" />
      </Wide>
      <TextField id="plan-start" name="startTime" type="time" label="Starts" />
      <TextField id="plan-end" name="endTime" type="time" label="Ends" />
      <Group>
        <legend>Extra guards</legend>
        <NumberField name="armedGuards" label="Armed" />
        <NumberField name="unarmedGuards" label="Unarmed" />
        <NumberField name="guardHours" label="Hours each" />
        <p>
          Guards indoors and outdoors come with the hall. Extra ones are hired for {hallTerms.guardLeastHours}{' '}
          hours or more.
        </p>
      </Group>
      <NumberField name="rehearsalHours" label="Rehearsal, hours" />
    </Fields>
  );
}
