import { media } from '@venue/shared/theme/tokens.ts';
import { Fold } from '@venue/shared/ui/fold.tsx';
import { MapLink } from '@venue/shared/ui/area-map.tsx';
import { contact, place, region, street, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';

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
  body:has(main [data-area-map]) & {
    display: block;
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

/** Hidden on pages with a map of their own. */
const Map = styled.div`
  ${media.up(900)} {
    margin-top: 6px;
  }
  body:has(main [data-area-map]) & {
    display: none;
  }
`;

/** Address, telephones, e-mail and map, on every page (FT-02, FT-04, FT-07, Q-07). */
export function FindUs() {
  return (
    <Fold id="footer-find-us" title="Find us" hint={`${place.town}, ${place.state}`}>
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
    </Fold>
  );
}
