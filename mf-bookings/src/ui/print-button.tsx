import { styled } from 'styled-components';
import { media } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { SendToYourself } from './send-to-yourself.tsx';

/** Some phones have no `print`. */
export function printPage(): void {
  if ('print' in window) window.print();
}

const Frame = styled.div`
  ${media.up(900)} {
    text-align: end;
  }
`;

/** Prints the page, or hands over its text. */
export function PrintButton({ message }: { message: { subject: string; text: string } }) {
  return (
    <Frame>
      <Button $look="line" onClick={printPage}>
        Print
      </Button>
      <SendToYourself {...message} />
    </Frame>
  );
}
