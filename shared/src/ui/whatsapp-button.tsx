import { mainPhone, whatsAppLink } from '../venue/contacts.ts';
import { Button, type ButtonLook } from './button.tsx';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type WhatsAppProps = {
  look?: ButtonLook;
  /** The prepared message. */
  question?: string;
};

/** A chat with the venue, in a new tab. */
export function WhatsAppButton({ look = 'line', question }: WhatsAppProps) {
  return (
    <Button as="a" href={whatsAppLink(mainPhone, question)} target="_blank" rel="noopener" $look={look}>
      <Icon name="chat" />
      <span>
        {question === undefined ? 'WhatsApp' : 'Ask on WhatsApp'}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </span>
    </Button>
  );
}
