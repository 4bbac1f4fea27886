import type { ReactNode } from 'react';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { PhoneBarRail, PhoneBar, PhoneBarText } from '@venue/shared/ui/phone-bar.tsx';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { allHallsGuests } from '../content/halls/halls.ts';
import { ButtonLink } from '../sections/button-link.tsx';

export type BarOffer = {
  name: string;
  text: string;
  action: string;
  path: string;
};

/** While no hall is chosen. */
export const anyHall: BarOffer = {
  name: `Halls from ${formatNaira(hallsFrom)}`,
  text: `For ${allHallsGuests} guests`,
  action: 'Check a date',
  path: addressOf('mf-bookings/hall-booking'),
};

type HallBarProps = {
  /** CSS length to scroll before the bar appears. */
  from: string;
  offer?: BarOffer;
  label?: string;
  children: ReactNode;
};

/** At the foot of phone screens. */
export function HallBar({ from, offer = anyHall, label = 'Book a hall', children }: HallBarProps) {
  const { name, text, action, path } = offer;
  const bar = (
    <PhoneBar label={label}>
      <PhoneBarText>
        <strong>{name}</strong>
        <span>{text}</span>
      </PhoneBarText>
      <ButtonLink key={name} to={path} look="brass">
        {action}
      </ButtonLink>
    </PhoneBar>
  );
  return (
    <PhoneBarRail from={from} bar={bar}>
      {children}
    </PhoneBarRail>
  );
}
