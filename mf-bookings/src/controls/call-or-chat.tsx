import { space } from '@venue/shared/theme/tokens.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { mainPhone, telephoneLink, whatsAppLink } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[20]};
  a {
    display: inline-flex;
    gap: ${space[8]};
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;

/** A person to ask, in a row as high as a thumb: by telephone or in a chat. */
export function CallOrChat() {
  return (
    <Ways>
      <a href={telephoneLink(mainPhone)}>
        <Icon name="telephone" />
        Call {mainPhone}
      </a>
      <a href={whatsAppLink(mainPhone)} target="_blank" rel="noopener">
        <Icon name="chat" />
        <span>
          WhatsApp<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </span>
      </a>
    </Ways>
  );
}
