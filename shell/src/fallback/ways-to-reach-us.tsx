import type { ReactNode } from 'react';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { ZoneSuffix } from '@venue/shared/ui/zone-suffix.tsx';
import { contact, mainPhone, officeHours, telephoneLink } from '@venue/shared/venue/contacts.ts';

/** `Call … or e-mail ….`, after a sentence about what does not work. */
export function CallOrWrite() {
  return (
    <>
      Call{' '}
      <a href={telephoneLink(mainPhone)} translate="no">
        {mainPhone}
      </a>{' '}
      or e-mail{' '}
      <a href={`mailto:${contact.email}`} translate="no">
        {contact.email}
      </a>
      .
    </>
  );
}

/** Telephone, e-mail and office hours, next to the buttons of something that failed. */
export function WaysToReachUs({ children }: { children: ReactNode }) {
  return (
    <>
      <ButtonRow>
        {children}
        <Button as="a" href={telephoneLink(mainPhone)} $look="line">
          Call {mainPhone}
        </Button>
        <Button as="a" href={`mailto:${contact.email}`} $look="text" translate="no">
          {contact.email}
        </Button>
      </ButtonRow>
      <Small>
        {officeHours}
        <ZoneSuffix />.
      </Small>
    </>
  );
}
