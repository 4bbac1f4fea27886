import { color } from '@venue/shared/theme/tokens.ts';
import { guestsOf, halls } from '@venue/shared/venue/halls.ts';
import { styled } from 'styled-components';
import { conferenceGuests } from '../../content/halls/conference-plans.ts';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 8px;
  color: ${color.sanyan400};
`;

/** The largest room fills the width; all are drawn to its scale. */
const mostSeats = Math.max(conferenceGuests.to, ...halls.map((hall) => guestsOf(hall).to));

/** As long as the room is large, beside the number that says the same. */
export function CapacityBar({ seats }: { seats: number }) {
  return (
    <Drawing viewBox={`0 0 ${mostSeats} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0h${seats}v1H0z`} fill="currentColor" />
    </Drawing>
  );
}
