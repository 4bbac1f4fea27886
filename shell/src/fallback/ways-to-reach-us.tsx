import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { mainPhone, telephoneLink, venue } from '@venue/shared/venue.ts';
import type { ReactNode } from 'react';

/** Telephone, e-mail and office hours beside the buttons of something that failed. */
export function WaysToReachUs({ children }: { children: ReactNode }) {
  return (
    <>
      <ButtonRow>
        {children}
        <Button as="a" href={telephoneLink(mainPhone)} $look="line">
          Call {mainPhone}
        </Button>
        <Button as="a" href={`mailto:${venue.email}`} $look="text">
          {venue.email}
        </Button>
      </ButtonRow>
      <Small>{venue.officeHours}.</Small>
    </>
  );
}
