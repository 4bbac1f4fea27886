import { place } from '@venue/shared/venue/contacts.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { detailDrum } from '../../media/pictures/detail-drum.ts';
import { detailDrumTall } from '../../media/pictures/detail-drum-tall.ts';
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
        From a first birthday to a remembrance: tell us which it is and how many are coming, and we send a
        price.
      </PageOpening>
      <Container>
        <Quilt />
      </Container>
      <WidePicture
        of={detailDrum}
        onPhones={detailDrumTall}
        caption="Talking drum on aṣọ-òkè"
        motif="igbiOkun"
        below
      />
    </>
  );
}
