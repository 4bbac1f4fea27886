import { clockOffset, now, timeStanding, watchTime } from '@venue/shared/site-time.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { onDesk } from '@venue/shared/ui/on-desk.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { doubtedClockWords, wrongClockWords } from './clock-words.ts';
import { isKeptLater } from './kept-later.ts';

const Line = styled.div`
  ${onDesk('1px')}
  padding-bottom: ${space[20]};
  @media print {
    display: none;
  }
`;

/** '' for a clock that nobody has to be told of. */
function wordsForNow(): string {
  const offset = clockOffset();
  if (offset !== 0) return wrongClockWords(offset);
  return timeStanding() === 'unanswered' && isKeptLater(now()) ? doubtedClockWords : '';
}

/** Says that the device's clock is wrong, where days and deadlines are read. */
export function ClockNote() {
  const words = useSyncExternalStore(watchTime, wordsForNow, () => '');
  if (words === '') return null;
  return (
    <Line>
      <Small role="status">{words}</Small>
    </Line>
  );
}
