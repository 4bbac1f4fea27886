import { mainPhone, telephoneLink } from '@venue/shared/venue/contacts.ts';

/** The venue's first telephone number, to press. */
export function PhoneLink() {
  return (
    <a href={telephoneLink(mainPhone)} translate="no">
      {mainPhone}
    </a>
  );
}
