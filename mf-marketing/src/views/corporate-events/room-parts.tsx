import { styled } from 'styled-components';
import { color, role, space, type } from '@venue/shared/theme/tokens.ts';
import { SeatChart } from './seat-chart.tsx';

const Seats = styled.div`
  align-self: start;
  strong {
    ${type.stat}
    display: block;
    margin-bottom: ${space[8]};
    color: ${color.indigo900};
  }
`;

/** How many a room holds at the most, and each of their seats. */
export function DrawnSeats({ seats }: { seats: number }) {
  return (
    <Seats>
      <strong aria-hidden="true">{seats}</strong>
      <SeatChart seats={seats} />
    </Seats>
  );
}

/** What is said of a room, under its seats and its picture. */
export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  align-items: flex-start;
`;

export const NameAndPrice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  align-items: baseline;
  justify-content: space-between;
  width: 100%;
`;

export const Guests = styled.p`
  color: ${role.text2};
`;
