import { place } from '@venue/shared/venue/contacts.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { outdoorFunction } from '../../media/pictures/outdoor-function.ts';
import { outdoorFunctionTall } from '../../media/pictures/outdoor-function-tall.ts';
import { PageOpening } from '../../parts/page-opening.tsx';
import { WidePicture } from '../../parts/wide-picture.tsx';
import { Quilt } from './quilt.tsx';

/** `/events/social-events` (EV-07, EV-08). */
export function SocialEventsView() {
  return (
    <>
      <PageHead
        title="Social events"
        description={`Birthdays, sweet 16, anniversaries, retirement, concerts, graduation, quinceaneras, burials and remembrance in ${place.town}. Ask for a price.`}
      />
      <PageOpening title="Eight reasons to call everybody." here="Social events">
        Some are loud and one is quiet. For each there is a room, and a square of cloth that says why.
      </PageOpening>
      <Container>
        <Quilt />
      </Container>
      <WidePicture
        of={outdoorFunction}
        onPhones={outdoorFunctionTall}
        caption="Outdoor function area at dusk"
        motif="igbiOkun"
        below
      />
    </>
  );
}
