import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import type { ButtonLook } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { WithoutScripts } from '@venue/shared/ui/without-scripts.tsx';
import { mainPhone, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import { askStandsFirst } from './ask-stands-first.ts';
import type { Place } from './places.ts';
import { RefundPromise } from './refund-promise.tsx';
import { costOf, type Period, periodStanding } from './stay-cost.ts';
import { stayQuestion } from './stay-question.ts';
import { SumLine } from './sum-line.tsx';

const Ways = styled.div`
  display: grid;
  gap: ${space[20]};
  width: 100%;
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Its button stands at the same height as that of the way beside it, under two lines at most. */
const Way = styled.section`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  padding: ${space[20]};
  border: 1px solid ${role.hairline};
  &:first-child {
    border: 2px solid ${color.indigo900};
    background: ${color.white};
  }
  > a,
  > button {
    width: 100%;
  }
  ${media.up(640)} {
    > :nth-child(2) {
      min-height: 3.1em;
    }
  }
`;

const Call = styled(Small)`
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.target};
    font-weight: 600;
  }
`;

const words = {
  night: {
    choose: 'Choose your nights',
    open: 'For nights that may still change: nothing is booked yet.',
    rules: 'Terms for rooms',
  },
  day: {
    choose: 'Choose your day',
    open: 'For a day that is not fixed: nothing is booked yet.',
    rules: 'Terms for the concert space',
  },
} as const satisfies Record<Place['unit'], object>;

type PayButtonProps = { place: Place; period: Period; busy: boolean; look: ButtonLook };

/** Until there are dates it asks for them, and names no sum. */
function PayButton({ place, period, busy, look }: PayButtonProps) {
  const isPayable = periodStanding(place, period) === 'payable';
  const label = isPayable ? `Pay ${formatNaira(costOf(place, period))} by card` : words[place.unit].choose;
  return (
    <SubmitButton busy={busy} busyLabel="Payment under way…" look={look}>
      {isPayable && <Icon name="lock" />}
      <span key={label}>{label}</span>
    </SubmitButton>
  );
}

function PayWay(props: PayButtonProps) {
  const { place, period } = props;
  const { Link } = useHost();
  const { rules } = words[place.unit];
  return (
    <Way>
      <Heading level={3} look="h4">
        Pay now by card
      </Heading>
      <SumLine place={place} period={period} />
      <PayButton {...props} />
      <RefundPromise />
      <Small>
        The card form of Paystack, the payment company, opens over this page. The venue confirms after the
        payment. If you cancel:{' '}
        <Link to={`${addressOf('mf-marketing/terms')}#rooms`} newTab>
          {rules}
        </Link>{' '}
        (opens in a new tab).
      </Small>
      <WithoutScripts />
    </Way>
  );
}

type AskWayProps = { place: Place; period: Period; look: ButtonLook };

function AskWay({ place, period, look }: AskWayProps) {
  return (
    <Way>
      <Heading level={3} look="h4">
        Ask first, pay nothing
      </Heading>
      <p>{words[place.unit].open}</p>
      <WhatsAppButton look={look} question={stayQuestion(place, period)} />
      <Call>
        Or call <a href={telephoneLink(mainPhone)}>{mainPhone}</a>
      </Call>
    </Way>
  );
}

/** Two ways on, of the same size: pay now, or ask first and pay nothing. */
export function PayOrAsk(props: Omit<PayButtonProps, 'look'>) {
  const { place, period } = props;
  return askStandsFirst(place) ? (
    <Ways>
      <AskWay place={place} period={period} look="primary" />
      <PayWay {...props} look="line" />
    </Ways>
  ) : (
    <Ways>
      <PayWay {...props} look="primary" />
      <AskWay place={place} period={period} look="line" />
    </Ways>
  );
}
