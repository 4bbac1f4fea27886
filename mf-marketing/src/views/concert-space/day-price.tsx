import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, role, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Price } from '@venue/shared/ui/text.tsx';
import { mainPhone, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { ifNotFree } from '../../content/if-not-free.ts';
import { useHost } from '../../host.ts';

const Band = styled.section`
  ${surface.dark}
`;

const Inside = styled(Container)`
  display: grid;
  gap: ${space[20]};
  padding-block: ${space[52]};
  ${media.up(900)} {
    grid-template-columns: 7fr 4fr;
    column-gap: ${layout.freeColumn};
    align-items: center;
    padding-block: 72px;
  }
`;

const Sum = styled(Price)`
  display: block;
  white-space: normal;
  overflow-wrap: anywhere;
  ${media.up(900)} {
    font-size: 3.875rem;
  }
`;

const Unit = styled.p`
  max-width: 34em;
  color: ${role.text2};
  & + & {
    margin-top: ${space[8]};
  }
`;

const Step = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  p {
    color: ${role.text2};
  }
`;

/** What a day costs, and the way to book it (FC-17). */
export function DayPrice() {
  const { Link } = useHost();
  return (
    <Band aria-label="Price and booking">
      <Inside>
        <div>
          <Sum $big>{formatNaira(concertDayRate)}</Sum>
          <Unit>per day, the whole space to yourselves</Unit>
          <Unit>
            How late you may play and how many it holds: ask reception before you pay,{' '}
            <a href={telephoneLink(mainPhone)}>{mainPhone}</a>.
          </Unit>
        </div>
        <Step>
          <Button as={Link} to={addressOf('mf-bookings/concert-booking')} $look="brass">
            Book Now
          </Button>
          <p>
            Next: your day, your name, and payment by card. The venue confirms the day after the payment.{' '}
            {ifNotFree}
          </p>
        </Step>
      </Inside>
    </Band>
  );
}
