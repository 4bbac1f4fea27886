import { mainPhone, whatsAppLink } from '../venue/contacts.ts';
import { Button, type ButtonLook } from './button.tsx';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type WhatsAppProps = {
  look?: ButtonLook;
  /** What the visitor would write, ready to be sent there. */
  question?: string;
};

/** A chat with the venue, in a tab of its own. */
export function WhatsAppButton({ look = 'line', question }: WhatsAppProps) {
  return (
    <Button as="a" href={whatsAppLink(mainPhone, question)} target="_blank" rel="noopener" $variant={look}>
      <Icon name="chat" />
      <span>
        {question === undefined ? 'WhatsApp' : 'Ask on WhatsApp'}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </span>
    </Button>
  );
}
