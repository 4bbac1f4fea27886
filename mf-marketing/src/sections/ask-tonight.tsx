import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { role, space } from '@venue/shared/theme/tokens.ts';
import { Button, type ButtonLook, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { useNow } from '@venue/shared/ui/use-now.ts';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { mainPhone, officeHours, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { lagosTime } from '@venue/shared/words/in-lagos.ts';
import { styled } from 'styled-components';
import { type Reception, receptionAt } from '../content/evening/reception.ts';

/** Whether reception answers now; unknown until the page lives, as its HTML is older than now. */
function useReception(): Reception {
  const now = useNow();
  return now === 0 ? { kind: 'unknown' } : receptionAt(now);
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`;

/** As high as its longest words, so that nothing beside or below it moves when the page learns the time. */
const When = styled.p`
  min-height: 4.35em;
  font-size: 1rem;
  line-height: 1.45;
  color: ${role.text2};
  strong {
    display: block;
    font-weight: 650;
    color: ${role.text};
  }
`;

/** Side by side where both fit, else one over the other, as wide as each other. */
const Ways = styled(ButtonRow)`
  ${shownWhenRead}
  > a {
    flex: 1 1 auto;
    padding-inline: ${space[12]};
  }
`;

function Call({ look }: { look: ButtonLook }) {
  return (
    <Button as="a" href={telephoneLink(mainPhone)} $variant={look}>
      <Icon name="telephone" /> Call reception
    </Button>
  );
}

function whenText(reception: Reception): string {
  if (reception.kind === 'open') return `The office answers until ${reception.until} today${lagosTime()}.`;
  if (reception.kind === 'closed')
    return `The bookings office answers from ${reception.until}${lagosTime()}; what you write on WhatsApp is read then.`;
  return `The office answers ${officeHours}.`;
}

type AskTonightProps = {
  /** Of the way that is answered now. */
  first?: ButtonLook;
  /** What the visitor would write, ready to be sent in a chat. */
  question: string;
  /** When people come: a cafe is asked about by day. */
  day?: 'today' | 'tonight';
  className?: string | undefined;
};

/**
 * Call and chat, to ask whether a place is open tonight, and whether the office answers now. Outside office hours the chat
 * stands first.
 */
export function AskTonight({ first = 'line', question, day = 'tonight', className }: AskTonightProps) {
  const reception = useReception();
  const ways =
    reception.kind === 'closed' ? (
      <>
        <WhatsAppButton look={first} question={question} />
        <Call look="line" />
      </>
    ) : (
      <>
        <Call look={first} />
        <WhatsAppButton question={question} />
      </>
    );
  return (
    <Frame className={className}>
      {/* Keyed: buttons that change places appear in them, and nothing counts as moved. */}
      <Ways key={reception.kind}>{ways}</Ways>
      <When>
        {reception.kind !== 'closed' && <strong>{`Open ${day}? Ask before you set out.`}</strong>}
        <span>{whenText(reception)}</span>
      </When>
    </Frame>
  );
}
