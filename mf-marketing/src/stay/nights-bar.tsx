import type { ReactNode } from 'react';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBarRail } from '@venue/shared/ui/phone-bar-rail.tsx';
import { PhoneBar, PhoneBarText } from '@venue/shared/ui/phone-bar.tsx';
import type { Nights } from './nights.ts';
import { checkInId } from './stay-dates.tsx';

/** The page's own fields and their button have left the screen by then. */
const datesHaveLeft = 'calc(720px + 100svh)';

const waits = {
  open: 'no nights chosen yet',
  problem: 'these dates are no stay',
} as const;

type NightsBarProps = {
  /** The least price: `₦25,000`. */
  from: string;
  nights: Nights;
  /** The page, at whose foot the bar lies. */
  children: ReactNode;
};

/** At the foot of phone screens: what a night costs at the least, then the nights that were chosen; and the way to their fields. */
export function NightsBar({ from, nights, children }: NightsBarProps) {
  const chosen = nights.kind === 'chosen';
  const bar = (
    <PhoneBar label="Your nights">
      <PhoneBarText>
        <strong>{chosen ? nights.text : `From ${from} a night`}</strong>
        <span>{chosen ? nights.span : waits[nights.kind]}</span>
      </PhoneBarText>
      <Button as="a" href={`#${checkInId}`} $variant={chosen ? 'line' : 'brass'}>
        {chosen ? 'Change' : 'Choose your nights'}
      </Button>
    </PhoneBar>
  );
  return (
    <PhoneBarRail from={datesHaveLeft} bar={bar}>
      {children}
    </PhoneBarRail>
  );
}
