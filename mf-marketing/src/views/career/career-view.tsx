import { HeadedSection } from '../../sections/headed-section.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { brand, place } from '@venue/shared/venue/contacts.ts';
import { hiringSteps } from '../../content/career.ts';
import { useHost } from '../../host.ts';
import { BesideHeading } from '../../sections/beside-heading.tsx';
import { Facts } from '@venue/shared/ui/facts.tsx';
import { Section } from '../../sections/section.tsx';
import { applicationId } from './apply-button.tsx';
import { CareerOpening } from './career-opening.tsx';
import { Openings } from './openings.tsx';
import { useOpenings } from './use-openings.ts';

/** PG-03. */
function HiringSteps() {
  return (
    <HeadedSection title="How hiring works." short intro="You never pay for any of it.">
      <Facts of={hiringSteps} columns={5} steps />
    </HeadedSection>
  );
}

/** The application form, which Join Us and the openings jump to (PG-05). */
function Application() {
  const { Fragment } = useHost();
  if (useOpenings().length === 0) return null;
  return (
    <Section $ground="tint" id={applicationId} tabIndex={-1}>
      <BesideHeading
        title="Apply"
        intro={<p>Send a CV and a few lines about yourself. The people who hire read them themselves.</p>}
      >
        <Fragment of="mf-forms/career-application" />
      </BesideHeading>
    </Section>
  );
}

/** `/career` (PG-03 to PG-05). */
export function CareerView() {
  return (
    <>
      <PageHead
        title="Career"
        description={`Jobs at ${brand.name} in ${place.town}, ${place.state}: the openings, how hiring goes step by step, and the application form.`}
      />
      <CareerOpening />
      <BelowFirstScreen>
        <Openings />
        <HiringSteps />
        <Application />
      </BelowFirstScreen>
    </>
  );
}
