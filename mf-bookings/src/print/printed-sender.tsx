import { font, media, type } from '@venue/shared/theme/tokens.ts';
import { brand, contact, legalLine, mainPhone, region, street } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';

const Sender = styled.p`
  display: none;
  ${media.print} {
    display: block;
    ${type.small}
    text-align: right;
    strong {
      font: 600 1.75rem/1.2 ${font.serif};
    }
  }
`;

/** Sender of a printed sheet; on screen, header and footer say it. */
export function PrintedSender() {
  return (
    <Sender translate="no">
      <strong>{brand.name}</strong>
      <br />
      {legalLine === '' ? null : (
        <>
          {legalLine}
          <br />
        </>
      )}
      {street}, {region}
      <br />
      {mainPhone}, {contact.email}
    </Sender>
  );
}
