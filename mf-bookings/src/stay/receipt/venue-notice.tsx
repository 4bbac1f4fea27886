import { OtherWays } from '@venue/shared/email/other-ways.tsx';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { type SubmitEvent, useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import type { MailState } from '../../mail/mail-state.ts';
import { stayLetter } from '../mail/stay-mail.ts';
import { stayMailSubject } from '../mail/stay-mail-labels.ts';
import type { StayRecord } from '../booking/stay-record.ts';

const Steps = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[12]};
`;

const OnScreen = styled(Steps)`
  ${media.print} {
    display: none;
  }
`;

const words = {
  sent: 'The venue has been told of your booking by e-mail.',
  unsent: 'The venue has not been told of your booking: the e-mail to it has not gone.',
  unanswered: 'An e-mail to the venue was sent, and no answer tells whether it arrived.',
} as const satisfies Record<MailState, string>;

/** Whether nothing is left for the visitor to tell the venue. */
export function isTold({ notice }: StayRecord): boolean {
  return notice.mail === 'sent';
}

/** An e-mail that could not go goes when the line is back, as long as its receipt is open. */
function useRetry(mail: MailState, onTell: () => void): void {
  const tell = useEffectEvent(onTell);
  useEffect(() => {
    if (mail !== 'unsent') return undefined;
    addEventListener('online', tell);
    return () => removeEventListener('online', tell);
  }, [mail]);
}

/**
 * Whether the venue has been told of a stay; the way to tell it where that has not happened.
 */
export function VenueNotice(props: { record: StayRecord; telling: boolean; onTell: () => void }) {
  const { record, telling, onTell } = props;
  const { mail } = record.notice;
  useRetry(mail, onTell);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!telling) onTell();
  }

  return (
    <Note>
      <Steps>
        <p role="status">{telling ? 'The venue is being told of your booking.' : words[mail]}</p>
        {mail === 'sent' ? null : (
          <OnScreen>
            <form aria-label="Tell the venue" onSubmit={submit}>
              <SubmitButton busy={telling} busyLabel="Sending…">
                {mail === 'unsent' ? 'Tell the venue now' : 'Tell the venue again'}
              </SubmitButton>
            </form>
            <OtherWays subject={stayMailSubject} letter={stayLetter(record)} />
          </OnScreen>
        )}
      </Steps>
    </Note>
  );
}
