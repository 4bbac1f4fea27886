import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { pageHeaderSpacing } from '@venue/shared/theme/styles.ts';
import { layout, media, role, space, surface } from '@venue/shared/theme/tokens.ts';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { LeadText } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import {
  contact,
  mainPhone,
  officeHourLines,
  place,
  street,
  telephoneLink,
} from '@venue/shared/venue/contacts.ts';
import { useHost } from '../host.ts';

const Text = styled.section`
  ${surface.dark}
  padding: ${layout.aboveBreadcrumbs} ${layout.gutter} 24px;
  ${pageHeaderSpacing}
  ${media.up(900)} {
    padding: ${layout.aboveBreadcrumbs} calc(var(--between) / 2) 44px ${layout.outside};
  }
`;

const LargeNumber = styled.a`
  display: block;
  width: fit-content;
  margin-top: ${space[8]};
  padding-block: 4px;
  font: 650 2rem/1.15 var(--sans);
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.015em;
  text-decoration: none;
  ${media.up(900)} {
    font-size: 3.5rem;
  }
`;

const ContactButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  margin-top: 10px;
  > a {
    flex: 1 1 7rem;
  }
  ${media.up(900)} {
    margin-top: 16px;
    > a {
      flex: none;
    }
  }
`;

const Hours = styled.div`
  margin-top: 14px;
  color: ${role.text2};
  ${media.up(900)} {
    margin-top: 24px;
  }
`;

const Others = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-variant-numeric: tabular-nums;
  }
`;

/** The address for phones, where the map comes last on the page. */
const AddressForPhones = styled.p`
  margin-top: ${space[8]};
  a {
    display: flex;
    gap: ${space[8]};
    align-items: center;
    width: fit-content;
    min-height: 44px;
  }
  ${media.up(900)} {
    display: none;
  }
`;

/** Telephone, chat and office hours at the top of the contact page. */
export function ContactHeader() {
  const { Link } = useHost();
  return (
    <Text>
      <Breadcrumbs
        link={Link}
        trail={[{ title: 'Home', path: addressOf('mf-marketing/home') }]}
        current="Contact Us"
      />
      <Heading level={1}>Contact Us</Heading>
      <LeadText>
        Call, write or visit: the bookings office will answer. Ask about a date, a price or a lost umbrella.
      </LeadText>
      <LargeNumber translate="no" href={telephoneLink(mainPhone)}>
        {mainPhone}
      </LargeNumber>
      <ContactButtons>
        <Button as="a" href={telephoneLink(mainPhone)} $look="brass">
          <Icon name="telephone" />
          Call
        </Button>
        <WhatsAppButton />
      </ContactButtons>
      <Hours>
        {officeHourLines.map((line) => (
          <p key={line}>{line}, Lagos time</p>
        ))}
      </Hours>
      <Others>
        {contact.phones.slice(1).map((phone) => (
          <a key={phone} href={telephoneLink(phone)} translate="no">
            {phone}
          </a>
        ))}
      </Others>
      <AddressForPhones>
        {street}, {place.state}
        <a href={place.mapUrl} target="_blank" rel="noopener">
          Open in maps
          <Icon name="newTab" />
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </a>
      </AddressForPhones>
    </Text>
  );
}
