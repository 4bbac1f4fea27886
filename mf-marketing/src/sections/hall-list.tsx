import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { color, media, role } from '@venue/shared/theme/tokens.ts';
import { Price } from '@venue/shared/ui/text.tsx';
import { guestsOf, halls, seatsInWords } from '@venue/shared/venue/halls.ts';
import { useHost } from '../host.ts';

/**
 * One place of a list: how many it holds in large figures (`strong`), its name (`b`), what it is (`small`), and a price if it
 * has one. All of it is one link.
 */
export const SeatRow = styled.li`
  border-top: 1px solid ${role.hairline};
  a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: center;
    min-height: 60px;
    padding-block: 6px;
    color: inherit;
    text-decoration: none;
  }
  strong {
    min-width: 5.5rem;
    font: 600 2.25rem/1 var(--serif);
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  b {
    flex: 1 1 5rem;
    font-weight: 650;
    text-decoration: underline;
    text-decoration-color: ${color.sanyan400};
    text-underline-offset: 0.2em;
  }
  small {
    flex: 1 0 100%;
    padding-left: min(5.5rem + 12px, 32%);
    font-size: 1rem;
    color: ${role.text2};
  }
  ${media.up(900)} {
    a {
      display: grid;
      grid-template: auto auto / 7.5rem minmax(0, 1fr) auto;
    }
    small {
      grid-area: 2 / 2 / auto / -1;
      padding: 0;
    }
    strong {
      grid-row: span 2;
      font-size: 2.75rem;
    }
  }
`;

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
