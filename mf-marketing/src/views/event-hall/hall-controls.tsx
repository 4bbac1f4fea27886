import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { allOf } from '../../content/all-of.ts';
import { halls } from '../../content/halls.ts';
import { useRef, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { useHost } from '../../host.ts';
import { SeatingSwitch } from './seating-switch.tsx';
import { useWhenWish } from './use-hall-wishes.ts';

const Bar = styled.form`
  display: grid;
  gap: ${space[12]} ${space[32]};
  align-items: end;
  margin-bottom: ${space[20]};
  ${media.up(640)} {
    grid-template-columns: 260px auto 1fr;
  }
`;

const Scale = styled(Small)`
  ${media.up(640)} {
    grid-column: 1 / -1;
  }
  ${media.up(900)} {
    grid-column: auto;
    text-align: right;
  }
  span {
    display: block;
  }
`;

/** The date for the booking form, and how the plans are set. */
export function HallControls() {
  const { navigate } = useHost();
  const form = useRef<HTMLFormElement>(null);
  useWhenWish(form);
  const toBooking = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(addressOf('mf-bookings/hall-booking'));
  };
  return (
    <Bar
      ref={form}
      action={addressOf('mf-bookings/hall-booking')}
      aria-label="Date and seating"
      onSubmit={toBooking}
    >
      <TextField id="hall-date" name="eventDate" type="date" label="Your date" />
      <SeatingSwitch />
      <Scale>
        <span>
          One scale for {halls.length > 1 ? allOf(halls.length) : 'the hall'}: a square holds one table of
          ten.
        </span>
        <span>
          Not a survey: your own table plan is settled with the manager{' '}
          {counted(hallTerms.tablePlanDays, 'day')} before.
        </span>
      </Scale>
    </Bar>
  );
}
