import { createGlobalStyle, styled } from 'styled-components';
import { font, media, type } from '@venue/shared/theme/tokens.ts';
import { brand, contact, mainPhone, region, street } from '@venue/shared/venue/contacts.ts';
import { legalLine } from './legal-line.ts';

/** Marks the ancestors of the sheet, as not every supported browser has `:has`. */
const holds = 'data-holds-print';

function markHolders(sheet: Element | null): () => void {
  const holders: Element[] = [];
  for (let holder = sheet?.parentElement; holder; holder = holder.parentElement) holders.push(holder);
  for (const holder of holders) holder.setAttribute(holds, '');
  return () => {
    for (const holder of holders) holder.removeAttribute(holds);
  };
}

/** Props of the element to print. */
export const printSheet = { 'data-print': 'sheet', ref: markHolders } as const;

/**
 * While mounted, only the marked sheet prints, on A4 (I-18): everything outside it is hidden, and its ancestors lose
 * their layout.
 */
export const PrintOnlySheet = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 14mm; }
    body[${holds}] *:not([${holds}], [data-print], [data-print] *) { display: none !important; }
    [${holds}] {
      display: block !important;
      position: static !important;
      width: auto !important;
      max-width: none !important;
      min-height: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
    }
    [data-print] { border: 0 !important; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    [data-print] button { display: none !important; }
  }
`;

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
