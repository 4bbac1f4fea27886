import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { hallSeats } from '@venue/shared/venue/hall-capacity.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { conferencePurpose, roomPurposes } from '../../content/events/corporate-events.ts';
import { conferenceSeats } from '../../content/halls/conference-plans.ts';
import { hallDescriptions, hallPicture } from '../../content/halls/hall-descriptions.ts';
import { bookHall } from '../../content/links.ts';
import type { PictureCardContent } from '../../content/picture-card-content.ts';
import { useHost } from '../../host.ts';
import { conferenceHall } from '../../media/pictures/conference-hall.ts';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { PictureCards } from '../../sections/picture-cards.tsx';

const rooms: readonly PictureCardContent[] = [
  ...halls.map((hall) => ({
    title: hall.name,
    fact: `${formatNaira(hall.rental)} a day`,
    text: [`${hallSeats(hall)}.`, hallDescriptions[hall.key], roomPurposes[hall.key]]
      .filter(Boolean)
      .join(' '),
    picture: hallPicture(hall),
    links: [{ title: 'Check a date', hiddenText: `in ${hall.name}`, path: bookHall(hall.name) }],
  })),
  {
    title: 'Conference hall',
    fact: 'By quote',
    text: `${conferenceSeats}. ${conferencePurpose}`,
    picture: conferenceHall,
    links: [{ title: 'See its layouts', path: addressOf('mf-marketing/conference-hall') }],
  },
];

/** The halls with prices, then the conference hall by quote (EV-10). */
export function Rooms() {
  const { Link } = useHost();
  return (
    <HeadedSection
      title="Halls with prices, and one by quote."
      intro={
        <>
          How many each holds, and what it costs.{' '}
          <Link to={addressOf('mf-marketing/event-hall')}>Compare the halls</Link>.
        </>
      }
      background="tint"
    >
      <PictureCards of={rooms} columns={4} />
    </HeadedSection>
  );
}
