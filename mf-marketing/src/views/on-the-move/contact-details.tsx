import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
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

/** As many side by side as fit, one under the other in columns. */
const Ways = styled.p`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr));
  column-gap: ${space[20]};
  justify-items: start;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-variant-numeric: tabular-nums;
  }
`;

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
