import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { mainPhone, place, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { picturedEvents, remembrance } from '../../content/events/social-events.ts';
import { outdoorFunction } from '../../media/pictures/outdoor-function.ts';
import { AdirePattern } from '../../pattern/adire-pattern.tsx';
import { ButtonLink } from '../../sections/button-link.tsx';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { NextLinks } from '../../sections/link-row.tsx';
import { PictureCards } from '../../sections/picture-cards.tsx';
import { SplitHeader } from '../../sections/split-header.tsx';
import { SplitSection } from '../../sections/split-section.tsx';
import { OtherEvents } from './other-events.tsx';

/** EV-08. */
function SocialHeader() {
  return (
    <SplitHeader
      current="Social events"
      eyebrow={`Social events, halls from ${formatNaira(hallsFrom)}`}
      title="The days everybody comes."
      intro="From a first birthday to a remembrance: tell us which it is and how many are coming, and we send a price."
      picture={outdoorFunction}
      caption="The terrace, laid for a party"
    >
      <ButtonLink to={addressOf('mf-bookings/hall-booking')}>Check a date</ButtonLink>
    </SplitHeader>
  );
}

/** Burials: the telephone comes before the quote, because this is easier to say than to write. */
function Remembrance() {
  const { title, text, links } = remembrance;
  return (
    <SplitSection
      background="cloth"
      visual={
        <div>
          <AdirePattern motif="iye" />
        </div>
      }
    >
      <Heading level={2}>{title}</Heading>
      <p>{text}</p>
      <Button as="a" href={telephoneLink(mainPhone)} $look="line">
        <Icon name="telephone" /> Call {mainPhone}
      </Button>
      <NextLinks of={links} />
    </SplitSection>
  );
}

/** `/events/social-events` (EV-07, EV-08). */
export function SocialEventsView() {
  return (
    <>
      <PageHead
        title="Social events"
        description={`Birthdays, sweet 16, anniversaries, retirement, concerts, graduation, quinceaneras, burials and remembrance in ${place.town}. Ask for a price.`}
      />
      <SocialHeader />
      <BelowFirstScreen>
        <HeadedSection title="What is the day?" short>
          <PictureCards of={picturedEvents} columns={4} />
        </HeadedSection>
        <OtherEvents />
        <Remembrance />
      </BelowFirstScreen>
    </>
  );
}
