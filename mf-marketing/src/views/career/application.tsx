import { useHost } from '../../host.ts';
import { BesideHeading } from '../../sections/beside-heading.tsx';
import { Section } from '../../sections/section.tsx';
import { applicationId } from './apply-button.tsx';

/** Where Join Us and the openings lead: the form, which another remote brings (PG-05). */
export function Application() {
  const { Fragment } = useHost();
  return (
    <Section $ground="tint" id={applicationId} tabIndex={-1} aria-labelledby="apply-title">
      <BesideHeading
        title="Apply"
        id="apply-title"
        intro={<p>A CV and a few lines of your own. The people who hire read them themselves.</p>}
      >
        <Fragment of="mf-forms/career-application" />
      </BesideHeading>
    </Section>
  );
}
