import { formatLongDate } from '@venue/shared/time/dates.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { DayAnswer } from '../../days/day-search.ts';
import { useHost } from '../../host.ts';
import {
  freeHallsText,
  type DayQuery,
  type HallsOnDay,
  isWantedHallFree,
  useAskHalls,
} from './halls-on-day.ts';
import { OtherDays, type Take } from './other-days.tsx';

const Frame = styled.div`
  display: grid;
  gap: ${space[12]};
`;

type Answer = DayAnswer<HallsOnDay>;

/** Asks once, on mount. */
function useAnswer(query: DayQuery, onAnswered: HallDaysProps['onAnswered']): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const { report } = useHost();
  const ask = useAskHalls(query);
  const settle = useEffectEvent((given: Answer) => {
    setAnswer(given);
    if (given.kind !== 'answer') report(given.error, 'reservation');
    onAnswered?.();
  });
  useEffect(() => {
    let left = false;
    void ask({ from: query.date, to: query.date }).then((given) => left || settle(given));
    return () => {
      left = true;
    };
  }, [ask, query.date]);
  return answer;
}

function answerText({ date }: DayQuery, answer: Answer | undefined): string {
  if (!answer) return `Checking which halls are free on ${formatLongDate(date)}…`;
  if (answer.kind === 'answer') return freeHallsText(date, answer.found);
  if (answer.said === undefined)
    return 'The booking system didn’t answer. We’ll check the date again when you send the form.';
  return `The booking system didn’t list the free halls. It said: “${answer.said}”. Call the venue.`;
}

type FoundProps = { query: DayQuery; day: HallsOnDay; onTake: Take };

function Found({ query, day, onTake }: FoundProps) {
  const { free, wanted } = day;
  return (
    <>
      {free.length > 0 && (
        <ButtonRow>
          {free.map(({ id, name, rental }) => (
            <Button
              key={id}
              $variant={id === wanted?.id ? 'primary' : 'line'}
              onClick={() => onTake({ eventDate: query.date, hall: name })}
            >
              {`Choose ${name}, ${formatNaira(rental)}`}
            </Button>
          ))}
        </ButtonRow>
      )}
      {isWantedHallFree(day) ? null : <OtherDays query={query} onTake={onTake} />}
    </>
  );
}

export type HallDaysProps = {
  query: DayQuery;
  onTake: Take;
  /** The service has answered, or will not. */
  onAnswered?: () => void;
};

/** Which halls are free on a day, each one tap away; and other days if the wanted hall is taken. */
export function HallDays({ query, onTake, onAnswered }: HallDaysProps) {
  const answer = useAnswer(query, onAnswered);
  const day = answer?.kind === 'answer' ? answer.found : undefined;
  return (
    <Frame>
      <div role="status">
        <Note kind={day && isWantedHallFree(day) ? 'good' : 'plain'}>{answerText(query, answer)}</Note>
      </div>
      {day && <Found query={query} day={day} onTake={onTake} />}
    </Frame>
  );
}
