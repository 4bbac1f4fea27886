import { styled } from 'styled-components';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import type { CalendarDate } from '@venue/shared/time/dates.ts';
import { inLagos } from '@venue/shared/time/zone-suffix.ts';
import { Small } from '@venue/shared/ui/text.tsx';

/** A line below fields that is read aloud when it changes; use it as an `output`. */
export const Remark = styled(Small)`
  display: block;
`;

/** Whether that day is over in Lagos; no, while none is chosen. */
export function useIsPast(date: CalendarDate): boolean {
  const today = useToday();
  return date !== '' && today !== '' && date < today;
}

/** Says of a day that it is over while it is chosen, aloud too; the form refuses it. */
export function PastDay({ what, date }: { what: string; date: CalendarDate }) {
  const isPast = useIsPast(date);
  return (
    <Remark as="output">{isPast ? `${what} is in the past${inLagos()}. Choose another day.` : null}</Remark>
  );
}
