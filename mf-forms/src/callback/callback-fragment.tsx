import { EmailForm } from '../mail-form/email-form.tsx';
import { WaitingMessages } from '../mail-form/waiting-messages.tsx';
import { space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import { callbackForm } from './callback-form.ts';

const Frame = styled.section`
  display: grid;
  align-content: start;
  gap: ${space[12]};
  ${type.ui}
`;

/** Quick Call Back, for the footer's indigo ground (FT-01), and the messages of all forms that wait on this device (B2). */
export function CallbackFragment() {
  const host = useHost();
  return (
    <Frame>
      <Heading level={2} look="h3">
        {callbackForm.title}
      </Heading>
      <p>Leave a number. We ring back in office hours: {officeHours}.</p>
      <EmailForm spec={callbackForm} host={host} layout="narrow" look="line" />
      <WaitingMessages host={host} isShown={({ form }) => form !== callbackForm.name} />
    </Frame>
  );
}
