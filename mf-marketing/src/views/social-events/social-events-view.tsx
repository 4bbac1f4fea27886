import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { Opening } from '@venue/shared/ui/text.tsx';
import { useHost } from '../../host.ts';
import { WayHere } from '../../parts/way-here.tsx';
import { AnythingElse } from './anything-else.tsx';
import { EventCards } from './event-cards.tsx';

const Top = styled(Container)`
  padding-top: ${layout.aboveWay};
`;

/** `/events/social-events` (EV-07, EV-08). */
export function SocialEventsView() {
  const { Link } = useHost();
  return (
    <>
      <PageHead
        title="Social events"
        description={`Birthdays, sweet 16, anniversaries, retirement, concerts, graduation, quinceaneras, burials and remembrance in ${place.town}. Ask for a price.`}
      />
      <Top>
        <EventCards>
          <WayHere here="Social events" />
          <Heading level={1}>The days everybody comes.</Heading>
          <Opening>
            From a first birthday to a remembrance: tell us which it is and how many are coming, and we send a
            price.
          </Opening>
          <Button as={Link} to={addressOf('mf-forms/request-quote')}>
            Request a quote
          </Button>
        </EventCards>
      </Top>
      <AnythingElse />
    </>
  );
}
