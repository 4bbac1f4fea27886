import type { ReactNode } from 'react';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBarRail, PhoneBar, PhoneBarText } from '@venue/shared/ui/phone-bar.tsx';
import type { Nights } from './nights.ts';
import { checkInId } from './stay-dates.tsx';

/** By then the fields on the page are out of view. */
const pastTheFields = 'calc(720px + 100svh)';

const hints = {
  open: 'no nights chosen yet',
  problem: 'check your dates',
} as const;

type NightsBarProps = {
  /** The lowest price: `₦25,000`. */
  from: string;
  nights: Nights;
  children: ReactNode;
};

/** At the foot of phone screens: the lowest price or the chosen nights, and a link to the date fields. */
export function NightsBar({ from, nights, children }: NightsBarProps) {
  const chosen = nights.kind === 'chosen';
  const bar = (
    <PhoneBar label="Your nights">
      <PhoneBarText>
        <strong>{chosen ? nights.text : `From ${from} a night`}</strong>
        <span>{chosen ? nights.span : hints[nights.kind]}</span>
      </PhoneBarText>
      <Button as="a" href={`#${checkInId}`} $variant={chosen ? 'line' : 'brass'}>
        {chosen ? 'Change' : 'Choose your nights'}
      </Button>
    </PhoneBar>
  );
  return (
    <PhoneBarRail from={pastTheFields} bar={bar}>
      {children}
    </PhoneBarRail>
  );
}
