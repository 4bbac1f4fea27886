import { createGlobalStyle } from 'styled-components';

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
