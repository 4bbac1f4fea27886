import type { CalendarDate } from '@venue/shared/dates.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { useToday } from '@venue/shared/ui/use-today.ts';
import { styled } from 'styled-components';

const Line = styled(Small)`
  display: block;
`;

/** Whether that day is over in Lagos; no, while none is chosen. */
export function useIsPast(date: CalendarDate): boolean {
  const today = useToday();
  return date !== '' && today !== '' && date < today;
}

/** Asks back about a day that is over, aloud too; stops nobody (V-06, V-10). */
export function PastDay({ what, date }: { what: string; date: CalendarDate }) {
  const isPast = useIsPast(date);
  return <Line as="output">{isPast ? `${what} is in the past. Is that the day you mean?` : null}</Line>;
}
