import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira, inFigures } from '@venue/shared/text/numbers.ts';
import { color, media, role } from '@venue/shared/theme/tokens.ts';
import { Price } from '@venue/shared/ui/text.tsx';
import { guestsOf, seatsInWords } from '@venue/shared/venue/hall-capacity.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { useHost } from '../host.ts';

const Row = styled.li`
  border-top: 1px solid ${role.hairline};
  a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: baseline;
    align-content: center;
    min-height: 60px;
    padding-block: 10px 6px;
    color: inherit;
    text-decoration: none;
  }
  strong {
    min-width: 6.75rem;
    /* As high as the name beside it. */
    font: 600 2.25rem/0.75 var(--serif);
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  strong i {
    font: 600 1.5rem/0.75 var(--sans);
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
    padding-left: min(6.75rem + 12px, 42%);
    font-size: 1rem;
    color: ${role.text2};
  }
  ${media.up(900)} {
    a {
      display: grid;
      grid-template: auto auto / 7.5rem minmax(0, 1fr) auto;
      align-items: center;
      padding-top: 6px;
    }
    /* Figure and price are in the middle of the two lines between them. */
    strong,
    span {
      grid-row: 1 / 3;
    }
    span {
      grid-column: 3;
    }
    small {
      grid-area: 2 / 2;
      padding: 0;
    }
  }
`;

type CapacityRowProps = {
  /** Capacity, in figures. */
  capacity: string;
  /** Adds a plus. */
  hasPlus?: boolean;
  name: string;
  price?: ReactNode;
  note: string;
  path: string;
};

/** A place with its capacity in large figures. The whole row is one link. */
export function CapacityRow({ capacity, hasPlus, name, price, note, path }: CapacityRowProps) {
  const { Link } = useHost();
  return (
    <Row>
      <Link to={path}>
        <strong>
          {capacity}
          {hasPlus && <i>+</i>}
        </strong>
        <b>{name}</b>
        {price}
        <small>{note}</small>
      </Link>
    </Row>
  );
}

/** The halls with their capacities and prices. `children`: more rows. */
export function HallList({ children }: { children?: ReactNode }) {
  return (
    <ul>
      {halls.map((hall) => (
        <CapacityRow
          key={hall.key}
          capacity={inFigures(guestsOf(hall).to)}
          name={hall.name}
          price={<Price>{formatNaira(hall.rental)}</Price>}
          note={seatsInWords(hall)}
          path={`${addressOf('mf-marketing/event-hall')}#${hall.key}`}
        />
      ))}
      {children}
    </ul>
  );
}
