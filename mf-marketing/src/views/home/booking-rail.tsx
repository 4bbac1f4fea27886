import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBarRail } from '@venue/shared/ui/phone-bar-rail.tsx';
import { PhoneBar, PhoneBarWords } from '@venue/shared/ui/phone-bar.tsx';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import type { ReactNode } from 'react';
import { roomsFrom } from '../../content/rooms/lodging-words.ts';
import { useHost } from '../../host.ts';

/** What follows the first screen, with a bar on phones that books from anywhere in it, once the date strip's own button has left. */
export function BookingRail({ children }: { children: ReactNode }) {
  const { Link } = useHost();
  return (
    <PhoneBarRail
      from="300px"
      bar={
        <PhoneBar label="Check a date">
          <PhoneBarWords>
            <strong>Halls from {formatNaira(hallsFrom)}</strong>
            Rooms from {roomsFrom} a night
          </PhoneBarWords>
          <Button as={Link} to={addressOf('mf-bookings/hall-booking')} $look="brass">
            Check a date
          </Button>
        </PhoneBar>
      }
    >
      {children}
    </PhoneBarRail>
  );
}
