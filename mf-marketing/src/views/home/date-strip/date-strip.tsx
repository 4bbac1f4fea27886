import { styled } from 'styled-components';
import { color, media, surface } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { pageLead } from '@venue/shared/ui/page-lead.ts';
import { Choices } from '../../../sections/choices.tsx';
import { labelHeight } from './ask-form.ts';
import { HallAsk } from './hall-ask.tsx';
import { RoomAsk } from './room-ask.tsx';

const Strip = styled.section`
  ${surface.dark}
  ${pageLead}
  grid-row: 3;
  border-block: 1px solid var(--hairline);
  background: ${color.indigo900};
  ${media.up(900)} {
    grid-area: 3 / 1 / auto / -1;
  }
`;

/** The form that is shown follows what is chosen, with and without scripts; where the browser knows no `:has()`, both are shown. */
const Inside = styled(Container)`
  display: grid;
  gap: 12px;
  padding-block: 14px 16px;
  > fieldset {
    justify-self: stretch;
  }
  > form {
    display: flex;
  }
  ${media.up(900)} {
    grid-template-columns: auto 1fr;
    gap: 0 24px;
    align-items: start;
    padding-block: 22px 20px;
    > fieldset {
      margin-top: ${labelHeight};
    }
    > form {
      display: grid;
    }
  }
  &:has([value='room']:checked) > [data-ask='hall'],
  &:not(:has([value='room']:checked)) > [data-ask='room'] {
    display: none;
  }
`;

const asks = [
  { value: 'hall', title: 'Hall' },
  { value: 'room', title: 'Room' },
] as const;

/** A hall or a room, a date: the way into the form that books it, with what was typed. */
export function DateStrip() {
  return (
    <Strip aria-label="Check a date">
      <Inside>
        <Choices name="ask" label="Hall or room" of={asks} />
        <HallAsk />
        <RoomAsk />
      </Inside>
    </Strip>
  );
}
