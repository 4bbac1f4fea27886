import { Fragment } from 'react';
import { styled } from 'styled-components';
import { media, role, type } from '@venue/shared/theme/tokens.ts';
import { MapLink } from '@venue/shared/ui/area-map.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { FoldedOnPhones } from '@venue/shared/ui/folded-on-phones.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { ZoneSuffix } from '@venue/shared/ui/zone-suffix.tsx';
import {
  contact,
  place,
  region,
  street,
  telephoneLink,
  mainPhone,
  officeHourLines,
} from '@venue/shared/venue/contacts.ts';

/** Address and map, side by side if there is room. */
const Both = styled.div`
  ${media.up(900)} {
    display: grid;
    grid-template-columns: auto minmax(0, 300px);
    gap: 52px;
    align-items: start;
  }
  ${media.up(1200)} {
    gap: 24px;
    justify-content: space-between;
  }
`;

const Contacts = styled.address`
  display: grid;
  justify-items: start;
  margin-bottom: 12px;
  ${media.up(900)} {
    > p {
      margin-top: 5px;
    }
  }
`;

const Contact = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-variant-numeric: tabular-nums;
  ${media.up(900)} {
    min-height: 32px;
  }
`;

const Map = styled.div`
  ${media.up(900)} {
    margin-top: 6px;
  }
`;

/** Address, telephones, e-mail and map, on every page (FT-02, FT-04, FT-07, Q-07). */
export function FindUs() {
  return (
    <FoldedOnPhones id="footer-find-us" title="Find us" hint={`${place.town}, ${place.state}`}>
      <Both>
        <Contacts>
          <p>
            {street},
            <br />
            {region}
          </p>
          {contact.phones.map((phone) => (
            <Contact key={phone} href={telephoneLink(phone)} translate="no">
              {phone}
            </Contact>
          ))}
          <Contact href={`mailto:${contact.email}`} translate="no">
            {contact.email}
          </Contact>
        </Contacts>
        <Map>
          <MapLink />
        </Map>
      </Both>
    </FoldedOnPhones>
  );
}

const ReachRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr));
  gap: 10px 12px;
  padding-block: 20px 14px;
  a {
    padding-inline: 10px;
  }
  p {
    ${type.small}
    grid-column: 1 / -1;
    color: ${role.text2};
  }
  ${media.up(900)} {
    display: contents;
    a {
      flex: none;
      padding-inline: 22px;
    }
    p {
      order: 1;
      align-self: center;
      margin-left: auto;
    }
  }
`;

/** Each range of hours stays on one line. */
const HourLine = styled.span`
  display: inline-block;
`;

/** Telephone, chat and office hours. */
export function ReachUs() {
  return (
    <ReachRow>
      <Button as="a" href={telephoneLink(mainPhone)} $look="line">
        <Icon name="telephone" />
        Call reception
      </Button>
      <WhatsAppButton />
      <p>
        Bookings office:
        {officeHourLines.map((line, at) => (
          <Fragment key={line}>
            {' '}
            <HourLine>{at + 1 < officeHourLines.length ? `${line},` : line}</HourLine>
          </Fragment>
        ))}
        <ZoneSuffix />
      </p>
    </ReachRow>
  );
}
