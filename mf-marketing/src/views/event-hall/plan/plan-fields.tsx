import { styled } from 'styled-components';
import { layout, space } from '@venue/shared/theme/tokens.ts';
import { SelectField } from '@venue/shared/ui/select-field.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { twoColumns } from '@venue/shared/ui/two-columns.ts';
import { halls } from '../../../content/halls/halls.ts';
import { SeatingSwitch } from '../halls/seating-switch.tsx';
import { PlanExtras } from './plan-extras.tsx';

const Fields = styled.div`
  display: grid;
  ${twoColumns('7rem', layout.columnGap)}
  row-gap: ${space[20]};
  align-content: start;
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

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
      <Wide>
        <SeatingSwitch name="seating" />
      </Wide>
      <Wide>
        <PlanExtras />
      </Wide>
    </Fields>
  );
}
