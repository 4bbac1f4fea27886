import { mainPhone, whatsAppLink } from '../venue/contacts.ts';
import { Button, type ButtonLook } from './button.tsx';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A chat with the venue, in a tab of its own. */
export function WhatsAppButton({ look = 'line' }: { look?: ButtonLook }) {
  return (
    <Button as="a" href={whatsAppLink(mainPhone)} target="_blank" rel="noopener" $look={look}>
      <Icon name="chat" />
      <span>
        WhatsApp<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </span>
    </Button>
  );
}
