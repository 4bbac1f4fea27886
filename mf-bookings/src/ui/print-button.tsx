import { Button } from '@venue/shared/ui/button.tsx';
import { type ShareableMessage, SendToYourself } from './send-to-yourself.tsx';

/** Some phones have no `print`. */
export function printPage(): void {
  if ('print' in window) window.print();
}

/** Prints the page, or hands over its text. */
export function PrintButton({ message }: { message: ShareableMessage }) {
  return (
    <div>
      <Button $look="line" onClick={printPage}>
        Print
      </Button>
      <SendToYourself {...message} />
    </div>
  );
}
