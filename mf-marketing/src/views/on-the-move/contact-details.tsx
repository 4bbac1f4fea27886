import { Ways } from '../../sections/ways.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import {
  contact,
  mainPhone,
  officeHourLines,
  region,
  street,
  telephoneLink,
  whatsAppLink,
} from '@venue/shared/venue/contacts.ts';
import { FormAside } from '../../sections/form-columns.tsx';

/** The people behind the form (FC-20). */
export function ContactDetails() {
  return (
    <FormAside title="Or reach a person">
      <Ways>
        {contact.phones.map((phone) => (
          <a key={phone} href={telephoneLink(phone)} translate="no">
            {phone}
          </a>
        ))}
        <a href={whatsAppLink(mainPhone)} target="_blank" rel="noopener">
          WhatsApp<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
        <a href={`mailto:${contact.email}`} translate="no">
          {contact.email}
        </a>
      </Ways>
      <p>
        {officeHourLines.map((line) => (
          <span key={line}>
            {line}, Lagos time
            <br />
          </span>
        ))}
        {street}, {region}
      </p>
    </FormAside>
  );
}
