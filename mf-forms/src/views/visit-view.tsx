import { addressOf } from '@venue/shared/contract/address-of.ts';
import { MapLink } from '@venue/shared/ui/area-map.tsx';
import { officeHours, place } from '@venue/shared/venue/contacts.ts';
import { EmailForm } from '../email-form/email-form.tsx';
import { visitForm } from '../forms/visit-form.ts';
import { useHost } from '../host.ts';
import { ContactCard } from './contact-card.tsx';
import { FormPage } from './form-page.tsx';
import { RuledSection } from './ruled-section.tsx';
import { VisitSummary } from './visit-summary.tsx';

/** `/visit`. */
export function VisitView() {
  const { Link } = useHost();
  return (
    <FormPage
      title="Come and see it first"
      description={`Ask for a day and a time to walk through the halls and the rooms in ${place.town}, in office hours, before you pay for anything.`}
      opening="Walk through the halls and the rooms before you pay for anything. Choose a day and a time, and we’ll call you to say whether it suits."
      heading="Your visit"
      note={
        <>
          The office is open {officeHours}, Lagos time. Bring your questions:{' '}
          <Link to={addressOf('mf-marketing/questions')}>what planners ask before they pay</Link>.
        </>
      }
      aside={
        <>
          <ContactCard />
          <RuledSection title="How to get here">
            <MapLink />
          </RuledSection>
        </>
      }
    >
      <EmailForm spec={visitForm} afterSending={(values) => <VisitSummary values={values} />} />
    </FormPage>
  );
}
