import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { doubleLine, stickyColumn, hiddenUntilParsed } from '@venue/shared/theme/styles.ts';
import { color, media, space, type } from '@venue/shared/theme/tokens.ts';
import { AsoOkeStripe } from '@venue/shared/ui/aso-oke-stripe.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Tariff, type TariffTotal } from '@venue/shared/ui/tariff.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { ZoneSuffix } from '@venue/shared/ui/zone-suffix.tsx';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { OtherCurrency } from '../../currency/other-currency.tsx';
import type { DateSpan } from '../../time/date-span.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { Place } from '../booking/places.ts';
import { costOf, checkPeriod } from '../booking/stay-cost.ts';
import { noStay, totalText } from '../booking/stay-text.ts';
import { placePictures, placeSizes } from '../pictures/place-pictures.ts';
import { WhenYouPay } from './when-you-pay.tsx';

/** Its parts are separate on phones, where `WhenYouPayBox` comes after the button. */
const Card = styled.aside`
  display: contents;
  ${type.ui}
  ${stickyColumn}
  ${media.up(900)} {
    display: block;
    grid-area: 1 / 2 / 4 / 3;
    border: 1px solid ${color.hair};
    background: ${color.white};
  }
`;

const PriceBox = styled.div`
  margin-top: -28px;
  border: 1px solid ${color.hair};
  background: ${color.white};
  ${media.up(900)} {
    margin: 0;
    border: 0;
  }
`;

const PriceText = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: 16px 18px 18px;
  ${media.up(900)} {
    padding: 22px 26px 18px;
  }
`;

/** Holds content that loads below the first screen; takes no room until then. */
const WhenYouPaySlot = styled.div`
  display: contents;
`;

/** Comes after the steps on phones. */
const WhenYouPayBox = styled.div`
  ${hiddenUntilParsed}
  order: 4;
  ${media.below(900)} {
    padding: 16px 18px 0;
    border: 1px solid ${color.hair};
    background: ${color.white};
  }
  ${media.up(900)} {
    margin: 0 26px 12px;
  }
`;

/** As high as the total that will replace it, so that nothing below moves. */
const Waiting = styled(Small)`
  ${doubleLine}
  display: grid;
  align-items: center;
  min-height: calc(14px + 1.375rem * 1.35);
  margin-top: 4px;
  padding-top: 10px;
`;

/** On phones the last step has the number, so that the dates are in the first screen. */
const Questions = styled(Small)`
  ${media.below(900)} {
    display: none;
  }
`;

const noTotalText = {
  night: 'Choose your nights to see the total.',
  day: 'No day chosen yet.',
} as const satisfies Record<Place['unit'], string>;

/** Explains the two prices (D-01). */
const onlineRateText = 'The online rate, for booking and paying here.';

type Total = {
  total: TariffTotal | undefined;
  /** For screen readers. */
  announcement?: string;
  /** Shown instead of a total. */
  placeholder?: string;
};

function totalOf(place: Place, period: DateSpan): Total {
  const check = checkPeriod(place, period);
  const placeholder = noTotalText[place.unit];
  if (check === 'open') return { total: undefined, placeholder };
  if (check === 'no-stay') return { total: undefined, announcement: noStay, placeholder };
  const naira = costOf(place, period);
  return { total: { text: totalText(place, period), naira }, announcement: `Total: ${formatNaira(naira)}` };
}

/**
 * What is booked and what it costs: the rate, then the total, or a sentence if the dates are no stay (B-06, D-08).
 * Changes are announced (D-10).
 */
export function StayPrice({ place, period }: { place: Place; period: DateSpan }) {
  const { listed, rate, unit } = place;
  const { total, announcement, placeholder } = totalOf(place, period);
  return (
    <Card aria-label="Cost">
      <PriceBox>
        <AsoOkeStripe $thin />
        <CaptionedPicture of={placePictures[place.id]} sizes={placeSizes} ratio="2 / 1" priority />
        <PriceText>
          {/* The key replaces the element when the total changes, so that no layout shift is counted. */}
          <Tariff key={total?.naira} listed={listed} rate={rate} unit={unit} isPaidOnline total={total} />
          {listed !== undefined && <Small>{onlineRateText}</Small>}
          {total === undefined ? <Waiting>{placeholder}</Waiting> : <OtherCurrency naira={total.naira} />}
          <Questions>
            Questions first? Call <PhoneLink />, {officeHours}
            <ZoneSuffix />.
          </Questions>
        </PriceText>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </PriceBox>
      <WhenYouPaySlot>
        <BelowFirstScreen>
          <WhenYouPayBox>
            <WhenYouPay place={place} period={period} />
          </WhenYouPayBox>
        </BelowFirstScreen>
      </WhenYouPaySlot>
    </Card>
  );
}
