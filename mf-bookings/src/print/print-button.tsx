import { Button } from '@venue/shared/ui/button.tsx';
import { printPage } from './print-page.ts';
import { useState } from 'react';
import { type ShareableMessage, SaveFallback } from '../controls/save-fallback.tsx';

/** Prints the page, or offers its text where the browser cannot print. */
export function PrintButton({ message }: { message: ShareableMessage }) {
  const [hasBegun, setBegun] = useState(true);
  return (
    <>
      <Button $variant="line" onClick={() => void printPage().then(setBegun)}>
        Print
      </Button>
      {hasBegun ? null : <SaveFallback message={message} />}
    </>
  );
}
