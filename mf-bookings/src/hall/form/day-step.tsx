import { formatNaira } from '@venue/shared/words/numbers.ts';
import { SelectField } from '@venue/shared/ui/select-field.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { RequiredFieldsNote } from '@venue/shared/ui/field.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import type { RefObject } from 'react';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { FormStep, DateAndTimes, WhatAndHowMany } from '../../layout/form-layout.tsx';
import { openHours } from '../booking/invoice-sums.ts';
import { eventTypes } from '../booking/hall-fields.ts';
import { fieldId, type FormErrors } from './form-errors.ts';
import { FreeHalls } from './free-halls.tsx';
import { PastDay } from '../../time/past-day-remark.tsx';
import { useHallFormValues } from './use-hall-form-values.ts';

type DayStepProps = {
  form: RefObject<HTMLFormElement | null>;
  errors: FormErrors;
  /** Whether the venue has a reservation service, which can say at once what is free. */
  holds: boolean;
};

/** The event, its date and times, and which halls are free then. */
export function DayStep({ form, errors, holds }: DayStepProps) {
  const today = useToday();
  const { eventDate } = useHallFormValues(form);
  return (
    <FormStep number={1} title="Your event">
      <RequiredFieldsNote />
      <WhatAndHowMany>
        <SelectField
          id={fieldId('eventType')}
          name="eventType"
          label="What kind of event?"
          error={errors('eventType')}
          defaultValue=""
        >
          <option value="">Choose one</option>
          {eventTypes.map((eventType) => (
            <option key={eventType} value={eventType}>
              {eventType}
            </option>
          ))}
        </SelectField>
        <TextField
          id={fieldId('noOfPeople')}
          name="noOfPeople"
          label="Number of people"
          inputMode="numeric"
          autoComplete="off"
          error={errors('noOfPeople')}
        />
      </WhatAndHowMany>
      <DateAndTimes>
        <TextField
          id={fieldId('eventDate')}
          name="eventDate"
          type="date"
          label="Event date"
          min={today || undefined}
          error={errors('eventDate')}
        />
        <TextField
          id={fieldId('startTime')}
          name="startTime"
          type="time"
          label="Starts"
          error={errors('startTime')}
        />
        <TextField
          id={fieldId('endTime')}
          name="endTime"
          type="time"
          label="Ends"
          error={errors('endTime')}
        />
      </DateAndTimes>
      <div>
        <Small>
          Opening hours are {openHours(hallTerms)}, Lagos time. Ending after {hourText(hallTerms.closing)}{' '}
          adds {formatNaira(hallTerms.lateCharge)}, due with the balance.
        </Small>
        <PastDay what="The event date" date={eventDate} />
      </div>
      {holds && <FreeHalls form={form} />}
    </FormStep>
  );
}
