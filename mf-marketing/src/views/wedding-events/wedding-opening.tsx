import { Stack, WholeLine } from '../../sections/words.tsx';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';
import { headlineFigures } from '../../content/halls/capacities.ts';
import { smallestHall } from '../../content/halls/halls.ts';
import { useHost } from '../../host.ts';
import { weddingTraditionalTall } from '../../media/pictures/wedding-traditional-tall.ts';
import { SplitOpening } from '../../sections/split-opening.tsx';

/** What most come to book, beside the stage of an engagement (EV-01). */
export function WeddingOpening() {
  const { Link } = useHost();
  return (
    <SplitOpening
      here="Weddings"
      place={`Weddings, halls from ${formatNaira(smallestHall.rental)}`}
      title={
        <>
          However your <WholeLine>people marry,</WholeLine> <WholeLine>we set the room.</WholeLine>
        </>
      }
      lede={`From a bridal shower to a reception with ${headlineFigures.seated} seated, in whichever tradition you keep.`}
      picture={{ ...weddingTraditionalTall, focus: '50% 62%' }}
      motif="eko"
      tall
    >
      <Stack>
        <ButtonRow>
          <Button as={Link} to={addressOf('mf-bookings/hall-booking')}>
            Book our Hall
          </Button>
          <Button as={Link} to={addressOf('mf-marketing/event-hall')} $look="text">
            Compare the halls
          </Button>
        </ButtonRow>
        <Muted>
          {`Up to ${inFigures(hallGuests.to)} guests: one hall, booked online. Up to ${headlineFigures.seated}: `}
          <Link to={addressOf('mf-forms/request-quote')}>request a quote</Link>.
        </Muted>
      </Stack>
    </SplitOpening>
  );
}
