import type { ReactNode } from 'react';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { Price } from '@venue/shared/ui/text.tsx';
import { guestsOf, halls, seatsInWords } from '@venue/shared/venue/halls.ts';
import { useHost } from '../host.ts';
import { SeatRow } from './seat-row.ts';

type HallListProps = {
  /** Further rows. */
  children?: ReactNode;
  className?: string | undefined;
};

/** The halls that are booked by the date: the most that each holds, and its price. */
export function HallList({ children, className }: HallListProps) {
  const { Link } = useHost();
  return (
    <ul className={className}>
      {halls.map((hall) => (
        <SeatRow key={hall.key} data-holds={guestsOf(hall).to}>
          <Link to={`${addressOf('mf-marketing/event-hall')}#${hall.key}`}>
            <strong>{guestsOf(hall).to}</strong>
            <b>{hall.name}</b>
            <Price>{formatNaira(hall.rental)}</Price>
            <small>{seatsInWords(hall)}</small>
          </Link>
        </SeatRow>
      ))}
      {children}
    </ul>
  );
}
