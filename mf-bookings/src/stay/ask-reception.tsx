import { color, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { ConcertRows } from '@venue/shared/ui/concert-rows.tsx';
import { mainPhone, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  gap: ${space[12]};
  padding: ${space[12]} ${space[20]} ${space[20]};
  background: ${color.starch100};
  dl {
    display: grid;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[20]};
    justify-content: space-between;
    padding-block: ${space[8]};
    border-bottom: 1px solid ${role.hairline};
  }
  dt {
    font-weight: 650;
  }
  dd {
    color: ${role.text2};
  }
  ${media.up(640)} {
    padding-inline: ${space[32]};
  }
`;

/** What the price of the concert space says and leaves open, as rows like any other fact of it, and whom to ask before the money. */
export function AskReception() {
  return (
    <Frame>
      <dl>
        <ConcertRows />
      </dl>
      <ButtonRow>
        <Button as="a" href={telephoneLink(mainPhone)} $look="line">
          <Icon name="telephone" /> Call reception
        </Button>
        <WhatsAppButton />
      </ButtonRow>
    </Frame>
  );
}
