import { encodeText } from '@venue/shared/email/message-text.ts';
import { media } from '@venue/shared/theme/tokens.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { styled } from 'styled-components';

const OnScreen = styled.div`
  flex-basis: 100%;
  grid-column: 1 / -1;
  margin-top: 12px;
  ${media.print} {
    display: none;
  }
  a {
    font-weight: 600;
    white-space: nowrap;
  }
`;

/** A message that visitors can send to themselves. */
export type ShareableMessage = { subject: string; text: string };

/** What to do if the browser did not save or print the sheet. */
export function SaveFallback({
  message,
  mailedTo,
}: {
  message: ShareableMessage;
  mailedTo?: string | undefined;
}) {
  const text = encodeText(message.text);
  const body = encodeText(message.text.replaceAll('\n', '\r\n'));
  return (
    <OnScreen>
      <Note role="status">
        <p>
          <strong>Nothing happened?</strong> Browsers inside other apps, such as Instagram or WhatsApp, cannot
          save files or print.{' '}
          {mailedTo === undefined ? null : `All of this is also in the e-mail to ${mailedTo}. `}
          Send it to yourself by{' '}
          <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
            WhatsApp
          </a>{' '}
          or <a href={`mailto:?subject=${encodeText(message.subject)}&body=${body}`}>e-mail</a>, or take a
          screenshot. This booking is saved in this browser only: another one will not show it.
        </p>
      </Note>
    </OnScreen>
  );
}
