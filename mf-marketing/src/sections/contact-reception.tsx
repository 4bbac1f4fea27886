import { styled } from 'styled-components';
import { useNow } from '@venue/shared/hooks/use-time.ts';
import { hiddenUntilParsed } from '@venue/shared/theme/styles.ts';
import { role, space } from '@venue/shared/theme/tokens.ts';
import { zoneSuffix } from '@venue/shared/time/zone-suffix.ts';
import { Button, type ButtonLook, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { mainPhone, officeHours, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { type Reception, receptionAt } from '../content/social-places/reception.ts';
import { Stack } from './text-blocks.tsx';

/** Whether reception answers now; unknown in the prerendered page, which may be days old. */
function useReception(): Reception {
  const now = useNow();
  return now === undefined ? { kind: 'unknown' } : receptionAt(now);
}

/** As high as its longest text, so nothing moves once the page knows the time. */
const Answer = styled.p`
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

/** Side by side where both fit, otherwise stacked at equal width. */
const Buttons = styled(ButtonRow)`
  ${hiddenUntilParsed}
  > a {
    flex: 1 1 auto;
    padding-inline: ${space[12]};
  }
`;

function CallButton({ look }: { look: ButtonLook }) {
  return (
    <Button as="a" href={telephoneLink(mainPhone)} $look={look}>
      <Icon name="telephone" /> Call reception
    </Button>
  );
}

function officeText(reception: Reception): string {
  if (reception.kind === 'open') return `Our office is open until ${reception.until} today${zoneSuffix()}.`;
  if (reception.kind === 'closed')
    return `Our office opens at ${reception.until}${zoneSuffix()}, and we’ll read your WhatsApp message then.`;
  return `Our office is open ${officeHours}.`;
}

type ContactReceptionProps = {
  /** Variant of the first button. */
  look?: ButtonLook;
  /** The WhatsApp message, ready to send. */
  question: string;
  day?: 'today' | 'tonight';
};

/**
 * Buttons to ask by telephone or WhatsApp whether a place is open, with the office hours. WhatsApp comes first outside
 * office hours.
 */
export function ContactReception({ look = 'line', question, day = 'tonight' }: ContactReceptionProps) {
  const reception = useReception();
  const buttons =
    reception.kind === 'closed' ? (
      <>
        <WhatsAppButton look={look} question={question} />
        <CallButton look="line" />
      </>
    ) : (
      <>
        <CallButton look={look} />
        <WhatsAppButton question={question} />
      </>
    );
  return (
    <Stack>
      {/* Keyed, so buttons that swap places do not count as a layout shift. */}
      <Buttons key={reception.kind}>{buttons}</Buttons>
      <Answer>
        {reception.kind !== 'closed' && <strong>{`Open ${day}? Ask before you set out.`}</strong>}
        <span>{officeText(reception)}</span>
      </Answer>
    </Stack>
  );
}
