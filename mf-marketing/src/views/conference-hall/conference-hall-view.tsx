import { addressOf } from '@venue/shared/contract/address-of.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { NamedList } from '@venue/shared/ui/named-list.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { conferenceFeatures } from '../../content/halls/conference-plans.ts';
import { roomsFrom } from '../../content/lodging/lodging-text.ts';
import { useHost } from '../../host.ts';
import { restaurantBuffet } from '../../media/pictures/restaurant-buffet.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Section } from '../../sections/section.tsx';
import { TextColumn } from '../../sections/text-blocks.tsx';
import { ConferenceHeader } from './conference-header.tsx';
import { quoteFormId } from './conference-quote-form.tsx';

const sizes = '(min-width: 1600px) 540px, (min-width: 1280px) 490px, (min-width: 900px) 40vw, 80vw';

function QuoteIncludes() {
  const { Link } = useHost();
  return (
    <Section>
      <Columns $first={7} $free>
        <TextColumn>
          <Heading level={2}>The room, and what comes with it.</Heading>
          <p>The quote includes all of this.</p>
          <NamedList of={conferenceFeatures} columns="short" />
        </TextColumn>
        <TextColumn>
          <CaptionedPicture
            of={restaurantBuffet}
            sizes={sizes}
            ratio="3 / 2"
            caption="The buffet in the hotel"
          />
          <Heading level={3} look="h4">
            Lunch and beds are across the court.
          </Heading>
          <p>
            The restaurant lays a buffet, and speakers who stay over sleep in{' '}
            <Link to={addressOf('mf-marketing/hotels')}>the hotel</Link>, from {roomsFrom} a night. See also{' '}
            <Link to={addressOf('mf-marketing/corporate-events')}>corporate events</Link>.
          </p>
        </TextColumn>
      </Columns>
    </Section>
  );
}

/** The conference hall (FC-16). */
export function ConferenceHallView() {
  return (
    <>
      <PageHead
        title="Conference hall: layouts and quotes"
        description={`A daylit conference hall in ${place.town} with a large screen, WiFi and power that stays. Theatre, classroom, horseshoe or boardroom: see the layouts.`}
      />
      <ConferenceHeader />
      <BelowFirstScreen>
        <QuoteIncludes />
        <ClosingBand
          motif="olokoto"
          title="Seats for how many?"
          text="Tell us the date, the number of people and the layout, and we’ll reply with a price."
        >
          <Button as="a" href={`#${quoteFormId}`}>
            Request a quote
          </Button>
        </ClosingBand>
      </BelowFirstScreen>
    </>
  );
}
