import { styled } from 'styled-components';
import { color, media, radius, surface } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { pageLead } from '@venue/shared/ui/page-lead.ts';
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

/** The form that is shown follows the radio that is chosen, with and without scripts. */
const Inside = styled(Container)`
  display: grid;
  gap: 12px;
  padding-block: 14px 16px;
  > form {
    display: none;
  }
  > #ask-hall:checked ~ [data-ask='hall'],
  > #ask-room:checked ~ [data-ask='room'] {
    display: flex;
    ${media.up(900)} {
      display: grid;
    }
  }
  > #ask-hall:checked ~ div > [for='ask-hall'],
  > #ask-room:checked ~ div > [for='ask-room'] {
    background: ${color.starch50};
    color: ${color.indigo950};
  }
  > #ask-hall:focus-visible ~ div > [for='ask-hall'],
  > #ask-room:focus-visible ~ div > [for='ask-room'] {
    outline: 3px solid ${color.brass400};
    outline-offset: 2px;
  }
  ${media.up(900)} {
    grid-template-columns: auto 1fr;
    gap: 0 24px;
    align-items: start;
    padding-block: 22px 20px;
  }
`;

/** Lies over its label, so that the radio itself is what is pressed. */
const Choice = styled.input`
  z-index: 1;
  grid-area: 1 / 1;
  justify-self: start;
  width: 50%;
  height: 48px;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  & + & {
    justify-self: end;
  }
  ${media.up(900)} {
    margin-top: 28px;
  }
`;

const Tabs = styled.div`
  display: grid;
  grid-area: 1 / 1;
  grid-template-columns: 1fr 1fr;
  border: 1px solid ${color.sanyan400};
  border-radius: ${radius.control};
  label {
    display: grid;
    place-items: center;
    min-height: 46px;
    padding-inline: 20px;
    font: 600 1rem/1.25 var(--sans);
  }
  ${media.up(900)} {
    margin-top: 28px;
  }
`;

/** A hall or a room, a date: the way into the form that books it, with what was typed. */
export function DateStrip() {
  return (
    <Strip aria-label="Check a date">
      <Inside>
        <Choice type="radio" name="ask" id="ask-hall" defaultChecked />
        <Choice type="radio" name="ask" id="ask-room" />
        <Tabs>
          <label htmlFor="ask-hall">Hall</label>
          <label htmlFor="ask-room">Room</label>
        </Tabs>
        <HallAsk />
        <RoomAsk />
      </Inside>
    </Strip>
  );
}
