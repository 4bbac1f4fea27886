import { styled } from 'styled-components';
import { counted } from '@venue/shared/text/numbers.ts';
import { layout, role, space, type } from '@venue/shared/theme/tokens.ts';
import { twoColumns } from '@venue/shared/ui/columns.tsx';
import { Disclosure } from '@venue/shared/ui/disclosure.tsx';
import { SelectField } from '@venue/shared/ui/select-field.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { Stack } from '../../../sections/text-blocks.tsx';
import { SeatingSwitch } from '../hall-plan-disclosure.tsx';
import { examplePlan, type NumberName } from './event-plan.ts';

/** Three to a row. */
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

type NumberProps = { name: NumberName; label: string; wrong: readonly NumberName[] };

function NumberField({ name, label, wrong }: NumberProps) {
  return (
    <TextField
      id={`plan-${name}`}
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={examplePlan[name]}
      error={wrong.includes(name) ? 'Enter a whole number' : undefined}
    />
  );
}

/** Folded, because most events need no more than what comes with the hall; the values count even when folded. */
function PlanExtras({ wrong }: { wrong: readonly NumberName[] }) {
  return (
    <Disclosure title="Extra guards, longer rehearsal">
      <Stack $gap={20}>
        <Guards>
          <legend>Extra guards</legend>
          <NumberField name="armedGuards" label="Armed" wrong={wrong} />
          <NumberField name="unarmedGuards" label="Unarmed" wrong={wrong} />
          <NumberField name="guardHours" label="Hours each" wrong={wrong} />
          <p>
            Guards indoors and outdoors come with the hall. Extra ones are hired for{' '}
            {counted(hallTerms.guardLeastHours, 'hour')} or more.
          </p>
        </Guards>
        <NumberField name="rehearsalHours" label="Rehearsal, hours" wrong={wrong} />
      </Stack>
    </Disclosure>
  );
}

const Hours = styled.div`
  display: grid;
  ${twoColumns('7rem', layout.columnGap)}
  row-gap: ${space[20]};
`;

/** Fields for hall, date, hours, seating, guards and rehearsal. */
export function PlanFields(props: { defaultTitle: string; wrong: readonly NumberName[] }) {
  const { defaultTitle, wrong } = props;
  return (
    <Stack $gap={20}>
      <SelectField id="plan-hall" name="planHall" label="Hall">
        <option value="">{defaultTitle}</option>
        {halls.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </SelectField>

      <TextField id="plan-date" name="eventDate" type="date" label="Your date" />

      <Hours>
        <TextField id="plan-start" name="startTime" type="time" label="Starts" />
        <TextField id="plan-end" name="endTime" type="time" label="Ends" />
      </Hours>

      <SeatingSwitch name="seating" />

      <PlanExtras wrong={wrong} />
    </Stack>
  );
}
