import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { lodgingNameOf, roomsFrom } from '../../content/rooms/lodging-words.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { hotelBasicDeluxe } from '../../media/pictures/hotel-basic-deluxe.ts';
import { Columns } from '../../sections/columns.tsx';
import { Section } from '../../sections/section.tsx';
import { Words } from '../../sections/words.tsx';

const sizes = '(min-width: 1600px) 760px, (min-width: 1280px) 690px, (min-width: 900px) 55vw, 80vw';

/** Where those sleep who played. */
export function BandsBed() {
  const { Link } = useHost();
  return (
    <Section>
      <Columns $of={[7, 4]} $free $middle>
        <CaptionedPicture
          of={hotelBasicDeluxe}
          sizes={sizes}
          ratio="3 / 2"
          caption={lodgingNameOf('basic-deluxe')}
        />
        <Words>
          <Heading level={2}>The band sleeps across the court.</Heading>
          <p>{`Rooms from ${roomsFrom} a night, apartments for all of them together, and breakfast in the morning.`}</p>
          <ButtonRow>
            <Button as={Link} to={addressOf('mf-marketing/hotels')} $look="line">
              See the rooms
            </Button>
            <Button as={Link} to={addressOf('mf-marketing/apartments')} $look="text">
              See the apartments
            </Button>
          </ButtonRow>
        </Words>
      </Columns>
    </Section>
  );
}
