import { styled } from 'styled-components';
import { encodeText } from '@venue/shared/email/message-text.ts';
import { media } from '@venue/shared/theme/tokens.ts';
import { Small } from '@venue/shared/ui/text.tsx';

const OnScreen = styled(Small)`
  max-width: 16rem;
  margin-top: 12px;
  ${media.up(900)} {
    margin-left: auto;
    text-align: end;
  }
  ${media.print} {
    display: none;
  }
  a {
    font-weight: 600;
    white-space: nowrap;
  }
`;

/** For browsers inside other apps, which ignore downloads and printing without saying so. */
export function SendToYourself({ subject, text }: { subject: string; text: string }) {
  const body = encodeText(text.replaceAll('\n', '\r\n'));
  return (
    <OnScreen>
      Nothing saved or printed? Send it to yourself by{' '}
      <a href={`https://wa.me/?text=${encodeText(text)}`} target="_blank" rel="noopener">
        WhatsApp
      </a>{' '}
      or <a href={`mailto:?subject=${encodeText(subject)}&body=${body}`}>e-mail</a>.
    </OnScreen>
  );
}
