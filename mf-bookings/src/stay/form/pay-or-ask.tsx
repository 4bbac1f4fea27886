import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { inAList } from '@venue/shared/text/in-a-list.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { WithoutScripts } from '@venue/shared/ui/without-scripts.tsx';
import { useHost } from '../../host.ts';
import { cardFormText, payee } from '../../payment/card-form-text.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { Place } from '../booking/places.ts';
import { costOf, checkPeriod } from '../booking/stay-cost.ts';
import { stayTermsOf } from '../booking/stay-terms.ts';
import { stayQuestion, costText } from '../booking/stay-text.ts';

const BeforePaying = styled.div`
  display: grid;
  gap: ${space[8]};
`;

const Ways = styled.div`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Way = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  > a,
  > button {
    width: 100%;
  }
  small a,
  p a {
    font-weight: 600;
  }
`;

const text = {
  night: {
    choose: 'Choose your nights, then pay',
    ifUnsure: 'If your dates may still change.',
    noTotal: 'You’ll see the total here before you pay.',
    rules: 'Terms for rooms',
  },
  day: {
    choose: 'Choose your day, then pay',
    ifUnsure: 'If your date may still change.',
    noTotal: 'You’ll see the date and its price here before you pay.',
    rules: 'Terms for the concert space',
  },
} as const satisfies Record<Place['unit'], object>;

const TotalText = styled.p`
  font-variant-numeric: tabular-nums lining-nums;
  strong {
    ${type.h4}
  }
`;

/** What the button below charges. */
function Total({ place, period }: { place: Place; period: DateSpan }) {
  const isPayable = checkPeriod(place, period) === 'payable';
  const content = isPayable ? costText(place, period) : text[place.unit].noTotal;
  // The key replaces the element when the text changes, so that no layout shift is counted.
  return <TotalText key={content}>{isPayable ? <strong>{content}</strong> : content}</TotalText>;
}

function Cancelling({ place }: { place: Place }) {
  const { Link } = useHost();
  const { cancellation } = stayTermsOf(place);
  return (
    <p>
      {cancellation !== undefined && `If you cancel: ${cancellation} `}
      <Link to={`${addressOf('mf-marketing/terms')}#rooms`} newTab>
        {text[place.unit].rules}
      </Link>{' '}
      (opens in a new tab).
    </p>
  );
}

const Promised = styled.p`
  font-weight: 600;
`;

/** The venue's promise, if it has made one, about money paid for dates that turn out to be taken. Shown with every pay button. */
export function RefundPromise() {
  const { ifNotFree } = siteFacts().venue;
  return ifNotFree === undefined ? null : <Promised>{ifNotFree}</Promised>;
}

type PayWayProps = { place: Place; period: DateSpan; busy: boolean };

/** Until there are dates, the button asks for them and names no amount. */
function PayWay({ place, period, busy }: PayWayProps) {
  const isPayable = checkPeriod(place, period) === 'payable';
  const label = isPayable ? `Pay ${formatNaira(costOf(place, period))} by card` : text[place.unit].choose;
  return (
    <Way>
      <SubmitButton busy={busy} busyLabel="Payment in progress…">
        {isPayable && <Icon name="lock" />}
        <span key={label}>{label}</span>
      </SubmitButton>
      <Small>
        You pay {payee}. {cardFormText}
      </Small>
      <WithoutScripts />
    </Way>
  );
}

function AskWay({ place, period }: Omit<PayWayProps, 'busy'>) {
  const { cancellation } = stayTermsOf(place);
  const open = [
    ...place.openQuestions,
    ...(cancellation === undefined ? ['what we refund if you cancel'] : []),
  ];
  return (
    <Way>
      <WhatsAppButton question={stayQuestion(place, period)} />
      <Small>
        {open.length === 0 ? text[place.unit].ifUnsure : `Ask ${inAList(open)}.`} Or call <PhoneLink />.
      </Small>
    </Way>
  );
}

/** The total and the cancellation rule, then two choices of equal size: pay now, or ask first. */
export function PayOrAsk(props: PayWayProps) {
  const { place, period } = props;
  return (
    <>
      <BeforePaying>
        <Total place={place} period={period} />
        <RefundPromise />
        <Cancelling place={place} />
      </BeforePaying>
      <Ways>
        <PayWay {...props} />
        <AskWay place={place} period={period} />
      </Ways>
    </>
  );
}
