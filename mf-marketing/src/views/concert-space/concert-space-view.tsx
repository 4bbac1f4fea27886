import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { color } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { ButtonRow } from '@venue/shared/ui/button.tsx';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { concertCountdown, concertIncludes } from '../../content/halls/concert-day.ts';
import { hourlyExtras } from '../../content/halls/hall-extras.ts';
import { lodgingNameOf, roomsFrom } from '../../content/lodging/lodging-text.ts';
import { useHost } from '../../host.ts';
import { hotelBasicDeluxe } from '../../media/pictures/hotel-basic-deluxe.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { IncludedAndExtra } from '../../sections/included-and-extra.tsx';
import { Section } from '../../sections/section.tsx';
import { Stack, TextColumn } from '../../sections/text-blocks.tsx';
import { Timeline, TimelineStep } from '../../sections/timeline.tsx';
import { ConcertActions } from './concert-actions.tsx';
import { ConcertSpaceHeader } from './concert-space-header.tsx';

function PriceIncludes() {
  const { Link } = useHost();
  return (
    <Section $short>
      <Columns $first={4}>
        <Heading level={2}>What the price includes.</Heading>
        <Stack $gap={20}>
          <IncludedAndExtra title="Included" included={concertIncludes} extras={hourlyExtras} />
          <Small>
            You pay for rehearsal and guards only if you order them, and for hours only past those we agreed.
            The house rules are in the <Link to={addressOf('mf-marketing/terms')}>terms and conditions</Link>.
          </Small>
        </Stack>
      </Columns>
    </Section>
  );
}

function Countdown() {
  return (
    <HeadedSection title="What happens when." background="tint" short intro="Dates from our terms, in order.">
      <Timeline>
        {concertCountdown.map(({ when, what, isTheDay }) => (
          <TimelineStep key={when} $color={isTheDay ? color.alaari700 : undefined} $filled={isTheDay}>
            <strong>{when}</strong>
            <p>{what}</p>
          </TimelineStep>
        ))}
      </Timeline>
    </HeadedSection>
  );
}

const sizes = '(min-width: 1600px) 760px, (min-width: 1280px) 690px, (min-width: 900px) 55vw, 80vw';

function RoomsForTheBand() {
  return (
    <Section>
      <Columns $first={7} $free $middle>
        <CaptionedPicture
          of={hotelBasicDeluxe}
          sizes={sizes}
          ratio="3 / 2"
          caption={lodgingNameOf('basic-deluxe')}
        />
        <TextColumn>
          <Heading level={2}>The band sleeps across the court.</Heading>
          <p>{`Rooms from ${roomsFrom} a night, apartments for the whole band, and breakfast in the morning.`}</p>
          <ButtonRow>
            <ButtonLink to={addressOf('mf-marketing/hotels')} look="line">
              See the rooms
            </ButtonLink>
            <ButtonLink to={addressOf('mf-marketing/apartments')} look="text">
              See the apartments
            </ButtonLink>
          </ButtonRow>
        </TextColumn>
      </Columns>
    </Section>
  );
}

/** The concert space (FC-17). */
export function ConcertSpaceView() {
  const price = formatNaira(concertDayRate);
  return (
    <>
      <PageHead
        title="Concert space by the day"
        description={`Stage, floor and lights in ${place.town} for ${price} a day, with standby generator, guards and a manager on site. Choose the day, book and pay online.`}
      />
      <ConcertSpaceHeader />
      <BelowFirstScreen>
        <PriceIncludes />
        <Countdown />
        <RoomsForTheBand />
        <ClosingBand
          motif="olokoto"
          title="Which day is yours?"
          text={`Choose the day and pay ${price} by card, or ask us first.`}
        >
          <ConcertActions look="primary" />
        </ClosingBand>
      </BelowFirstScreen>
    </>
  );
}
