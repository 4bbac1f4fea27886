import type { CalendarDate } from '@venue/shared/time/dates.ts';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import type { DateSpan } from '../time/date-span.ts';
import type { ChangeableBooking } from './changeable-booking.ts';

type DaysFieldsProps = {
  id: string;
  unit: ChangeableBooking['unit'];
  label: string;
  today: CalendarDate;
  start: DateSpan | undefined;
  problem: string | undefined;
};

/** One day, or check-in and check-out. */
export function DaysFields({ id, unit, label, today, start, problem }: DaysFieldsProps) {
  const first = (
    <TextField
      id={id}
      name="from"
      type="date"
      label={unit === 'day' ? label : 'New check-in'}
      min={today || undefined}
      defaultValue={start?.from}
      error={problem}
    />
  );
  if (unit === 'day') return first;
  return (
    <>
      {first}
      <TextField
        id={`${id}-to`}
        name="to"
        type="date"
        label="New check-out"
        min={today || undefined}
        defaultValue={start?.to}
      />
    </>
  );
}
