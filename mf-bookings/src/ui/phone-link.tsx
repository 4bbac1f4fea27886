import { mainPhone, telephoneLink } from '@venue/shared/venue/contacts.ts';

export function PhoneLink() {
  return (
    <a href={telephoneLink(mainPhone)} translate="no">
      {mainPhone}
    </a>
  );
}
