import { useState, useSyncExternalStore } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { counted } from '@venue/shared/text/numbers.ts';
import { color, layout, media, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { dayMs, hourMs, minuteMs } from '@venue/shared/time/durations.ts';
import { clockOffset, watchTime } from '@venue/shared/time/site-time.ts';
import { IconButton } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';

/** `3 days`, `5 hours`, `40 minutes` */
function spanText(ms: number): string {
  if (ms >= 1.5 * dayMs) return counted(Math.round(ms / dayMs), 'day');
  if (ms >= 1.5 * hourMs) return counted(Math.round(ms / hourMs), 'hour');
  return counted(Math.round(ms / minuteMs), 'minute');
}

/** `offset` in ms: positive for a slow clock, negative for a fast one. */
export function wrongClockText(offset: number): string {
  return `This device’s clock is ${spanText(Math.abs(offset))} ${offset > 0 ? 'slow' : 'fast'}. Dates, times and deadlines here follow the correct time.`;
}

/** Fixed, so that nothing moves when the time arrives after the first paint. Toasts lie to its left and above. */
const Region = styled.div`
  position: fixed;
  right: 16px;
  bottom: 16px;
  z-index: 16;
  width: min(440px, calc(100vw - 32px));
  ${media.below(900)} {
    body:has([data-phone-bar]) & {
      bottom: calc(${layout.phoneBar} + 16px);
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Card = styled.div`
  ${surface.light}
  ${type.small}
  display: flex;
  gap: ${space[8]};
  align-items: center;
  padding: ${space[8]} ${space[4]} ${space[8]} ${space[20]};
  border: 1px solid ${color.ink};
  background: ${color.white};
`;

/** Focused elements scroll clear of the note. */
const RoomBelow = createGlobalStyle`
  html { scroll-padding-bottom: calc(${layout.phoneBar} + 140px); }
`;

function wordsForNow(): string {
  const offset = clockOffset();
  return offset === 0 ? '' : wrongClockText(offset);
}

/** Once closed, the same note stays away on later pages. */
let closedText = '';

/** Says that the device's clock is wrong, where days and deadlines are read. */
export function ClockNote() {
  const text = useSyncExternalStore(watchTime, wordsForNow, () => '');
  const [closed, setClosed] = useState(closedText);
  function close() {
    closedText = text;
    setClosed(text);
  }
  const isShown = text !== '' && text !== closed;
  return (
    <Region role="status">
      {isShown ? (
        <Card>
          <RoomBelow />
          <p key={text}>{text}</p>
          <IconButton $bare aria-label="Close" onClick={close}>
            <Icon name="close" />
          </IconButton>
        </Card>
      ) : null}
    </Region>
  );
}
