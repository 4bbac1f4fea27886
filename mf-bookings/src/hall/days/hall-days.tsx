import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import type { DayAnswer } from '../../days/day-search.ts';
import { useHost } from '../../host.ts';
import { readOnlyStorage } from '../../storage/device-storage.ts';
import { createBookingLedger } from '../ledger/booking-ledger.ts';
import {
  freeHallsText,
  ownHallsText,
  type DayQuery,
  type HallsOnDay,
  isPreferredHallFree,
  useHallCheck,
} from './halls-on-day.ts';
import { OtherDays, type ChooseDay } from './other-days.tsx';

const Frame = styled.div`
  display: grid;
  gap: ${space[12]};
`;

type Answer = DayAnswer<HallsOnDay>;

/** Asks once, on mount. */
function useCheckOnMount(query: DayQuery, onAnswered: HallDaysProps['onAnswered']): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const { report } = useHost();
  const check = useHallCheck(query);
  const settle = useEffectEvent((checked: Answer) => {
    setAnswer(checked);
    if (checked.kind !== 'answer') report(checked.error, 'reservation');
    onAnswered?.();
  });
  useEffect(() => {
    let isGone = false;
    void check({ from: query.date, to: query.date }).then((checked) => isGone || settle(checked));
    return () => {
      isGone = true;
    };
  }, [check, query.date]);
  return answer;
}

function answerText({ date }: DayQuery, answer: Answer | undefined): string {
  if (!answer) return `Checking which halls are free on ${formatLongDate(date)}…`;
  if (answer.kind === 'answer') {
    const { onDay } = createBookingLedger(readOnlyStorage, now);
    const { availability } = answer;
    return `${freeHallsText(date, availability)} ${ownHallsText(date, availability, onDay)}`.trim();
  }
  if (answer.reason === undefined)
    return 'The booking system didn’t answer. We’ll check the date again when you send the form.';
  return `The booking system didn’t list the free halls. It said: “${answer.reason}”. Call the venue.`;
}

type DayChoicesProps = { query: DayQuery; day: HallsOnDay; onChoose: ChooseDay };

function DayChoices({ query, day, onChoose }: DayChoicesProps) {
  const { free, preferred } = day;
  return (
    <>
      {free.length > 0 && (
        <ButtonRow>
          {free.map(({ id, name, rental }) => (
            <Button
              key={id}
              $look={id === preferred?.id ? 'primary' : 'line'}
              onClick={() => onChoose({ eventDate: query.date, hall: name })}
            >
              {`Choose ${name}, ${formatNaira(rental)}`}
            </Button>
          ))}
        </ButtonRow>
      )}
      {isPreferredHallFree(day) ? null : <OtherDays query={query} onChoose={onChoose} />}
    </>
  );
}

export type HallDaysProps = {
  query: DayQuery;
  onChoose: ChooseDay;
  /** The service has answered, or will not. */
  onAnswered?: () => void;
};

/** Which halls are free on a day, each one tap away; and other days if the preferred hall is taken. */
export function HallDays({ query, onChoose, onAnswered }: HallDaysProps) {
  const answer = useCheckOnMount(query, onAnswered);
  const day = answer?.kind === 'answer' ? answer.availability : undefined;
  return (
    <Frame>
      <div role="status">
        <Note kind={day && isPreferredHallFree(day) ? 'good' : 'plain'}>{answerText(query, answer)}</Note>
      </div>
      {day && <DayChoices query={query} day={day} onChoose={onChoose} />}
    </Frame>
  );
}
