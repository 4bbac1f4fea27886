import { media, role, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { LagosTime } from '@venue/shared/ui/lagos-time.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { mainPhone, officeHourLines, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { Fragment } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr));
  gap: 10px 12px;
  padding-block: 20px 14px;
  a {
    padding-inline: 10px;
  }
  p {
    ${type.small}
    grid-column: 1 / -1;
    color: ${role.text2};
  }
  ${media.up(900)} {
    display: contents;
    a {
      flex: none;
      padding-inline: 22px;
    }
    p {
      order: 1;
      align-self: center;
      margin-left: auto;
    }
  }
  /* Hidden on pages that lead with the telephone. */
  body:has(main [data-telephone]) && {
    display: none;
    ${media.up(900)} {
      display: contents;
      a {
        display: none;
      }
    }
  }
`;

/** Each range of hours stays on one line. */
const HourLine = styled.span`
  display: inline-block;
`;

/** Telephone, chat and office hours. */
export function ReachUs() {
  return (
    <Row>
      <Button as="a" href={telephoneLink(mainPhone)} $variant="line">
        <Icon name="telephone" />
        Call reception
      </Button>
      <WhatsAppButton />
      <p>
        Bookings office:
        {officeHourLines.map((line, at) => (
          <Fragment key={line}>
            {at === 0 ? ' ' : ', '}
            <HourLine>{line}</HourLine>
          </Fragment>
        ))}
        <LagosTime />
      </p>
    </Row>
  );
}
