import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { onTheMove } from '../../content/on-the-move.ts';
import { PageOpening } from '../../sections/page-opening.tsx';
import { BoothSection } from './booth-section.tsx';
import { CarSection } from './car-section.tsx';
import { QuoteSection } from './quote-section.tsx';
import { TwoWays } from './two-ways.tsx';

/** `/facilities/ariyaonthemove` (FC-18 to FC-20). */
export function OnTheMoveView() {
  return (
    <>
      <PageHead title="Car rental and photo booth" description={onTheMove.description} />
      <PageOpening
        title={onTheMove.title}
        here="On the move"
        tight
        beside
        actions={
          <>
            <Button as="a" href="#car">
              Book a car
            </Button>
            <Button as="a" href="#photo-booth" $look="line">
              See the booth
            </Button>
          </>
        }
      >
        {onTheMove.lede}
      </PageOpening>
      <TwoWays />
      <BelowFirstScreen>
        <CarSection />
        <BoothSection />
        <QuoteSection />
      </BelowFirstScreen>
    </>
  );
}
