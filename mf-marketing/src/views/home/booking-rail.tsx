import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { color, layout, media, role, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { followsPhone, phoneBarRoom } from '@venue/shared/ui/phone-bar.tsx';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import type { ReactNode } from 'react';
import { roomsFrom } from '../../content/rooms/lodging-words.ts';
import { useHost } from '../../host.ts';

/** Leaves the bar its place before the footer. */
const Run = styled.div`
  position: relative;
  ${media.up(900)} {
    display: contents;
  }
  @media (max-width: 899.98px) {
    padding-bottom: ${phoneBarRoom};
    background: linear-gradient(${color.indigo950} 0 0) bottom / 100% ${phoneBarRoom} no-repeat;
  }
`;

/** Begins so far down that the strip's own button has left when the bar comes. */
const Rail = styled.div`
  position: absolute;
  inset: 300px 0 0;
  z-index: 15;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  pointer-events: none;
  ${media.up(900)} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const Bar = styled.aside`
  ${surface.dark}
  ${followsPhone}
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-height: ${layout.phoneBar};
  padding: 10px ${layout.gutter};
  border-block: 1px solid ${role.hairline};
  pointer-events: auto;
  p {
    flex: 1 1 0;
    font: 400 0.9375rem/1.3 var(--sans);
    color: ${role.text2};
  }
  b {
    font-size: 1rem;
    font-weight: 650;
    color: ${role.text};
  }
  a {
    padding-inline: 18px;
  }
`;

/** What follows the first screen, with a bar on phones that books from anywhere in it and rests above the footer. */
export function BookingRail({ children }: { children: ReactNode }) {
  const { Link } = useHost();
  return (
    <Run>
      {children}
      <Rail>
        <Bar aria-label="Check a date">
          <p>
            <b>Halls from {formatNaira(hallsFrom)}</b>
            <br />
            Rooms from {roomsFrom} a night
          </p>
          <Button as={Link} to={addressOf('mf-bookings/hall-booking')} $look="brass">
            Check a date
          </Button>
        </Bar>
      </Rail>
    </Run>
  );
}
