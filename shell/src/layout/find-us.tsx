import { media } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { contact, region, street, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';

const Contacts = styled.address`
  display: grid;
  justify-items: start;
  margin-top: 10px;
`;

const Road = styled.p`
  margin-bottom: 10px;
`;

const Contact = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  &[href^='mailto'] {
    text-decoration: underline;
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
  ${media.up(900)} {
    min-height: 36px;
  }
`;

/** Address, telephones and e-mail, the same on every page (FT-02, FT-07, Q-07). */
export function FindUs() {
  return (
    <section>
      <Heading level={2} look="h3">
        Find us
      </Heading>
      <Contacts>
        <Road>
          {street},
          <br />
          {region}
        </Road>
        {contact.phones.map((phone) => (
          <Contact key={phone} href={telephoneLink(phone)}>
            {phone}
          </Contact>
        ))}
        <Contact href={`mailto:${contact.email}`}>{contact.email}</Contact>
      </Contacts>
    </section>
  );
}
