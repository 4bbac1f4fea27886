import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { onTheMove } from '../../content/on-the-move.ts';
import { useHost } from '../../host.ts';
import { FormColumns } from '../../sections/form-columns.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';
import { Steps } from '../../sections/steps.tsx';
import { BoothSection } from './booth-section.tsx';
import { ContactDetails } from './contact-details.tsx';
import { TwoWays } from './two-ways.tsx';

/** Car rental (FC-18): the form, and what happens after it. */
function CarSection() {
  const { Fragment } = useHost();
  const { heading, intro, steps } = onTheMove.car;
  return (
    <Section id="car">
      <Container>
        <SectionHead title={heading}>{intro}</SectionHead>
        <FormColumns form={<Fragment of="mf-forms/car-rental" />} aside={<Steps of={steps} />} />
      </Container>
    </Section>
  );
}

/** A price for booth or car, and who gives it (FC-20). */
function QuoteSection() {
  const { Fragment } = useHost();
  const { heading, intro } = onTheMove.quote;
  return (
    <Section>
      <Container>
        <SectionHead title={heading}>{intro}</SectionHead>
        <FormColumns form={<Fragment of="mf-forms/on-the-move-quote" />} aside={<ContactDetails />} />
      </Container>
    </Section>
  );
}

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
