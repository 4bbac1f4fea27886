import { createGlobalStyle } from 'styled-components';

/** Marks what the sheet lies in. A selector could find it (`:has`), but not in all browsers that get everything. */
const holds = 'data-holds-print';

function markHolders(sheet: Element | null): () => void {
  const holders: Element[] = [];
  for (let holder = sheet?.parentElement; holder; holder = holder.parentElement) holders.push(holder);
  for (const holder of holders) holder.setAttribute(holds, '');
  return () => {
    for (const holder of holders) holder.removeAttribute(holds);
  };
}

/** Marks the one element that is printed. */
export const printSheet = { 'data-print': 'sheet', ref: markHolders } as const;

/**
 * While it is mounted, the page prints as the marked sheet alone on A4 (I-18). The sheet lies deep in the shell's
 * page: what neither holds it, is it nor lies in it goes, and what holds it gives up its own layout.
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
