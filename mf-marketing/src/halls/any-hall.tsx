import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBarRail } from '@venue/shared/ui/phone-bar-rail.tsx';
import { PhoneBar, PhoneBarWords } from '@venue/shared/ui/phone-bar.tsx';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { allHallsGuests } from '../content/halls/hall-words.ts';
import { useHost } from '../host.ts';

export const HallBarWords = styled(PhoneBarWords)`
  strong {
    font-size: 1rem;
  }
`;

type AnyHallRailProps = {
  /** From where the page's own way to a date has left the screen. */
  from: string;
  children: ReactNode;
};

/** {@link AnyHall} at the foot of what phones scroll through. */
export function AnyHallRail({ from, children }: AnyHallRailProps) {
  const bar = (
    <PhoneBar label="Book a hall">
      <AnyHall />
    </PhoneBar>
  );
  return (
    <PhoneBarRail from={from} bar={bar}>
      {children}
    </PhoneBarRail>
  );
}

/** In the bar of phones, while no hall is chosen: what one costs at the least, and the way to its date. */
export function AnyHall() {
  const { Link } = useHost();
  return (
    <>
      <HallBarWords>
        <strong>Halls from {formatNaira(hallsFrom)}</strong>
        For {allHallsGuests} guests
      </HallBarWords>
      <Button as={Link} to={addressOf('mf-bookings/hall-booking')} $look="brass">
        Check a date
      </Button>
    </>
  );
}
