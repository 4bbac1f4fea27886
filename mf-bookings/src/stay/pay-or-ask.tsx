import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { WithoutScripts } from '@venue/shared/ui/without-scripts.tsx';
import { mainPhone, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import type { Place } from './places.ts';
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

/** Its button stands at the same height as that of the way beside it. */
const Way = styled.section`
  display: grid;
  grid-template-rows: auto 1fr auto auto;
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
  > p a {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.target};
    font-weight: 600;
  }
`;

const words = {
  night: {
    pay: 'Your nights are fixed',
    choose: 'Choose your nights',
    ask: 'Your nights may change',
    rules: 'Terms for rooms',
  },
  day: {
    pay: 'Your day is fixed',
    choose: 'Choose your day',
    ask: 'Your day is not fixed yet',
    rules: 'Terms for the concert space',
  },
} as const satisfies Record<Place['unit'], object>;

type PayButtonProps = { place: Place; period: Period; busy: boolean };

/** Until there are dates it asks for them, and nothing looks as if it could be paid. */
function PayButton({ place, period, busy }: PayButtonProps) {
  const isPayable = periodStanding(place, period) === 'payable';
  const label = isPayable ? `Pay ${formatNaira(costOf(place, period))} by card` : words[place.unit].choose;
  return (
    <SubmitButton busy={busy} busyLabel="Payment under way…" look={isPayable ? 'primary' : 'line'}>
      {isPayable && <Icon name="lock" />}
      <span key={label}>{label}</span>
    </SubmitButton>
  );
}

/** Two ways on, of the same size: pay now, or ask first and pay nothing. */
export function PayOrAsk(props: PayButtonProps) {
  const { place, period } = props;
  const { Link } = useHost();
  const { pay, ask, rules } = words[place.unit];
  return (
    <Ways>
      <Way>
        <Heading level={2} look="h4">
          {pay}
        </Heading>
        <SumLine place={place} period={period} />
        <PayButton {...props} />
        <Small>
          The card form of Paystack, the payment company, opens over this page. What if you cancel:{' '}
          <Link to={`${addressOf('mf-marketing/terms')}#rooms`} newTab>
            {rules}
          </Link>{' '}
          (opens in a new tab)
        </Small>
        <WithoutScripts />
      </Way>
      <Way>
        <Heading level={2} look="h4">
          {ask}
        </Heading>
        <p>Ask first: you pay nothing, and nothing is booked yet.</p>
        <WhatsAppButton question={stayQuestion(place, period)} />
        <Small>
          Or call <a href={telephoneLink(mainPhone)}>{mainPhone}</a>
        </Small>
      </Way>
    </Ways>
  );
}
